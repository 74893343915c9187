// The languages that are known. To add one: its file, and its line here.
import type { Locale } from '../types/index.js'
import { de } from './de.js'
import { en } from './en.js'

export { de, en }

export const LOCALES: readonly Locale[] = [en, de]
