// Text to tokens.
export { clean, toOriginal } from './clean.js'
export { createLexicon, type Lexicon } from './lexicon.js'
export { scan } from './tokens.js'
