// The languages that are known. To add one: its file, and its line here.
import type { Locale } from '../types/index.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { nl } from './nl.js'
import { pt } from './pt.js'
import { zh } from './zh.js'

export { createLocaleChooser } from './choose.js'
export { de, en, es, fr, it, ja, nl, pt, zh }

export const LOCALES: readonly Locale[] = [en, de, fr, es, it, pt, nl, zh, ja]
