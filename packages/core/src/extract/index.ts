// Tokens to quantities, dates, times and references.
export { dayNumber } from './calendar.js'
export { type ExtractLanguage, extract } from './extract.js'
export { isQuantity } from './is-quantity.js'
export { comparePaths } from './references/path.js'
export { createVocabulary, lexiconWords, type Vocabulary } from './vocabulary.js'
