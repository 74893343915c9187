// Text to tokens.
export { clean, toOriginal } from './clean.js'
export { readTag, type Tag } from './html-tag.js'
export { createLexicon, type Lexicon } from './lexicon.js'
export { LiteralCode, languageAt, READ_AS_TEXT } from './literal-code.js'
export { tokenAt } from './token-at.js'
export { scan } from './tokens.js'
