// Units: what they are, how they are written, what may be compared with what.
export { type UnitEntry, unitTables } from './catalogue.js'
export { type Converted, convert } from './convert.js'
export { baseUnit, lookupUnit, parseUnit, readUnits } from './parse.js'
export { createUnitReader, type UnitReader, type UnitReading } from './reader.js'
export { toBase } from './to-base.js'
