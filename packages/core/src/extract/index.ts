// Tokens to quantities, dates, times and references.
export { extract, type ExtractLanguage } from './extract.js'
export { createVocabulary, type Vocabulary } from './vocabulary.js'
