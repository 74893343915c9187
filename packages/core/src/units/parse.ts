// Unit expressions that stand alone: symbols, UCUM codes, and the names that programs give to units.
import type { Unit } from '../types/unit.js'
import { unitsOfExpression } from './compound.js'
import { baseOf } from './dimensions.js'
import { createExpressionReader, type ExpressionReader } from './expression.js'
import { englishForms, readingsOf, symbolForms } from './forms.js'
import { FormMatcher } from './match.js'
import { evaluate } from './measure.js'
import { withoutCodes } from './ucum.js'

let english: { reader: ExpressionReader; matcher: FormMatcher } | undefined

function tools(): { reader: ExpressionReader; matcher: FormMatcher } {
  if (english === undefined) {
    english = {
      reader: createExpressionReader(null),
      matcher: new FormMatcher(symbolForms(), englishForms(), null),
    }
  }
  return english
}

/** Longer texts are not units. */
const MAXIMUM_LENGTH = 200

/**
 * Every reading of one whole written form, with its prefix: symbols case-true, else names without case.
 * Empty where no unit is written so.
 *
 * @example lookupUnit('mmol') // [mmol]
 */
export function lookupUnit(form: string): readonly Unit[] {
  const { matcher } = tools()
  if (form.length > MAXIMUM_LENGTH || !matcher.match(form, 0, form.length, true)) return []
  if (matcher.end !== form.length || matcher.entry === null) return []
  return readingsOf(matcher.entry, matcher.prefix, matcher.isName).map((measure) => measure.unit)
}

/** `KilometerPerHour` as `kilometer per hour`. */
function spaced(text: string): string {
  return text
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ')
    .toLowerCase()
}

function readWhole(text: string): readonly Unit[] {
  const { reader } = tools()
  return reader.read(text, 0, text.length, true) ? unitsOfExpression(reader) : []
}

/** Every reading of a unit expression, most likely first; empty where the text is none. Never throws. */
export function readUnits(text: string): readonly Unit[] {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MAXIMUM_LENGTH) return []
  const found = readWhole(trimmed.includes('[') ? withoutCodes(trimmed) : trimmed)
  if (found.length > 0) return found
  const words = spaced(trimmed)
  return words === trimmed ? [] : readWhole(words)
}

/**
 * The unit that an expression denotes; of several readings the most likely one.
 *
 * Takes symbols (`mg/dL`, `kg m^-3`, `$/seat/month`), UCUM codes (`mm[Hg]`, `kW.h`) and English names
 * (`miles per hour`, `meter-per-square-second`, `SquareMeter`).
 *
 * @throws TypeError where the text is not a unit.
 * @example parseUnit('km/h').dimension // 'speed'
 */
export function parseUnit(text: string): Unit {
  const unit = typeof text === 'string' ? readUnits(text)[0] : undefined
  if (unit === undefined) {
    throw new TypeError(
      `parseUnit takes a unit, not ${JSON.stringify(text) ?? String(text)}: a symbol ("mg/dL", "kWh"), a UCUM code ("mm[Hg]") or an English name ("miles per hour"). Symbols are case-sensitive.`,
    )
  }
  return unit
}

/**
 * Printed base unit of a dimension; `value * factor + offset` of a unit is a value in it.
 *
 * @example baseUnit('speed') // 'm/s'
 */
export function baseUnit(dimension: string): string {
  evaluate('m')
  return baseOf(dimension)
}
