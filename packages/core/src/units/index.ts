// Provisional reader, replaced by the tables.
import { fromDecimal, ONE, ZERO } from '../math/index.js'
import type { Rational, Unit } from '../types/index.js'
export interface UnitReading { readonly end: number; readonly units: readonly Unit[]; readonly weak?: boolean }
export interface UnitReader { read(text: string, start: number, end: number): UnitReading | null }
const rows: [string, string, string, string][] = [
  ['s','time','1','s|sec|second|seconds|secs'],['ms','time','0.001','ms|millisecond|milliseconds|msec'],['min','time','60','min|minute|minutes|mins'],['h','time','3600','h|hour|hours|hr|hrs'],['d','time','86400','day|days'],['wk','time','604800','week|weeks'],
  ['month','month','1','month|months'],['a','month','12','year|years|yr|yrs'],
  ['m','length','1','m|meter|meters|metre|metres'],['km','length','1000','km|kilometers|kilometres|kilometer'],['cm','length','0.01','cm|centimeters'],['mm','length','0.001','mm|millimeters|millimetres'],['mi','length','1609.344','mile|miles|mi'],['ft','length','0.3048','ft|feet|foot'],
  ['kg','mass','1','kg|kilogram|kilograms'],['g','mass','0.001','g|gram|grams'],['mg','mass','0.000001','mg|milligrams'],['t','mass','1000','t|tonne|tonnes'],
  ['°C','temperature','1','°C|degrees Celsius|° C'],
  ['B','data_decimal','1','bytes|byte'],['KB','data_decimal','1000','KB|kB'],['MB','data_decimal','1000000','MB|megabytes|megabyte'],['GB','data_decimal','1000000000','GB|gigabytes'],['TB','data_decimal','1000000000000','TB'],['GiB','data_binary','1073741824','GiB'],['MiB','data_binary','1048576','MiB'],
  ['%','percentage','0.01','%|percent|per cent'],['pp','percentage_point','1','percentage points|percentage point'],
  ['USD','currency:USD','1','$|US$|USD|dollars|dollar'],['EUR','currency:EUR','1','€|EUR|euros|euro'],['GBP','currency:GBP','1','£|GBP|pounds'],['INR','currency:INR','1','₹|INR|rupees'],
  ['V','voltage','1','V|volts'],['W','power','1','W|watts'],['kW','power','1000','kW'],['Hz','frequency','1','Hz'],['MHz','frequency','1000000','MHz'],['GHz','frequency','1000000000','GHz'],['bar','pressure','100000','bar'],['m²','area','1','m²|m2|square metres'],['L','volume','0.001','L|l|liters|litres|liter'],['km/h','speed','0.27777','km/h'],['mph','speed','0.44704','mph'],['L/min','flow','1','L/min|liters per minute|litres per minute'],
]
const forms: [string, Unit][] = []
for (const [id, dimension, factor, names] of rows) for (const name of names.split('|')) forms.push([name, { id, dimension, factor: fromDecimal(factor) as Rational, offset: ZERO }])
forms.sort((a, b) => b[0].length - a[0].length)
const letter = (c: number) => (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c > 191
export function createUnitReader(_names: readonly Readonly<Record<string, string>>[]): UnitReader {
  return { read(text, start, end) {
    for (const [name, unit] of forms) if (text.startsWith(name, start) && start + name.length <= end && !(letter(name.charCodeAt(name.length - 1)) && letter(text.charCodeAt(start + name.length)))) return { end: start + name.length, units: [unit], weak: name.length < 2 && letter(name.charCodeAt(0)) }
    return null
  } }
}
export const baseUnit = (dimension: string): string => dimension
export const convert = (value: number, from: string, _to?: string) => ({ value, unit: from })
export const parseUnit = (text: string): Unit => ({ id: text, dimension: text, factor: ONE, offset: ZERO })
