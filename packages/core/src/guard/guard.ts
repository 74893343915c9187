// The guard: the public face of a verification.

import type { EvidenceIndex } from '../evidence/index.js'
import { isQuantity } from '../extract/index.js'
import { LOCALES } from '../locales/index.js'
import { extracted } from '../report/index.js'
import type {
  ExtractedQuantity,
  Guard,
  GuardOptions,
  GuardResult,
  Locale,
  Patch,
  Source,
  VerifyOptions,
} from '../types/index.js'
import { chooseLanguage, readText } from './languages.js'
import {
  checkAnswer,
  checkVerifyOptions,
  citationMode,
  namedSources,
  type Settings,
  settingsOf,
} from './options.js'
import { prepareSources } from './prepared-sources.js'
import { verifyAnswer } from './verify-answer.js'

/** Sources that were read once; verifies many answers against them. */
export interface GuardIndex {
  /** Verifies one answer. Options are those of `QuantitativeGuard.verify`. */
  verify(answer: string, options?: VerifyOptions): GuardResult
  /** The language that an answer is read in: what `locale: 'auto'` comes to. */
  localeOf(answer: string): string
}

/**
 * Checks the quantities, dates and references of an answer against its sources, by computation.
 *
 * @example
 * const guard = new QuantitativeGuard({ tolerance: 0.05 })
 * const result = guard.verify('Latency was 18 ms.', ['Latency achieved was 12.4 ms.'])
 * result.isValid // false
 */
export class QuantitativeGuard implements Guard {
  readonly #settings: Settings
  readonly #locales: readonly Locale[]

  /** @throws TypeError where an option is unknown or has a wrong value; the message says what it takes. */
  constructor(options: GuardOptions = {}) {
    this.#settings = settingsOf(
      options,
      LOCALES.map((locale) => locale.id),
    )
    const { locale } = this.#settings
    this.#locales = locale === 'auto' ? LOCALES : LOCALES.filter((known) => known.id === locale)
  }

  /** The options as they hold, defaults filled in: what another guard needs to judge in the same way. */
  get options(): GuardOptions {
    return this.#settings
  }

  /**
   * Verifies an answer against the chunks it was generated from.
   *
   * @throws TypeError where an argument has the wrong shape. No text ever throws.
   */
  verify(answer: string, sources: readonly Source[], options?: VerifyOptions): GuardResult {
    return this.index(sources).verify(answer, options)
  }

  /** Reads the sources once, for many answers. */
  index(sources: readonly Source[]): GuardIndex {
    const prepared = prepareSources(namedSources(sources), this.#locales)
    return {
      verify: (answer, options) => this.#verify(answer, prepared, options),
      localeOf: (answer) => chooseLanguage(checkAnswer(answer), this.#locales).locale.id,
    }
  }

  /**
   * The quantities of a text, in text order. A date that no calendar has (30 February) is none, and neither is a
   * pointer of the text to its own figures, tables and equations.
   */
  extract(text: string, options: { readonly locale?: string } = {}): ExtractedQuantity[] {
    const wanted =
      options.locale === undefined || options.locale === 'auto'
        ? this.#locales
        : LOCALES.filter((known) => known.id === options.locale)
    const { document, quantities } = readText(
      checkAnswer(text),
      chooseLanguage(text, wanted.length > 0 ? wanted : this.#locales),
    )
    return quantities.filter(isQuantity).map((quantity) => extracted(quantity, document.clean))
  }

  /** The languages that an answer may be in: one where the call names it. */
  #localesFor(locale: string | undefined): readonly Locale[] {
    if (locale === undefined || locale === 'auto') return this.#locales
    const named = LOCALES.filter((known) => known.id === locale)
    if (named.length > 0) return named
    throw new TypeError(
      `locale takes "auto" or one of ${LOCALES.map(({ id }) => id).join(', ')}, not ${JSON.stringify(locale)}`,
    )
  }

  #verify(answer: string, index: EvidenceIndex, options: VerifyOptions | undefined): GuardResult {
    const checked = checkVerifyOptions(options)
    const request = {
      answer: checkAnswer(answer),
      retrieved: checked.retrieved,
      question: checked.question,
      citations: citationMode(checked.citations, this.#settings.citations),
      within: checked.within,
    }
    return verifyAnswer(request, index, this.#settings, this.#localesFor(checked.locale))
  }
}

/** The corrected text of a result and the patches that lead to it. */
export function autoCorrect(result: GuardResult): [string, readonly Patch[]] {
  return [result.patchedText, result.patches]
}
