// A text as its reader sees it: blocks, sentences, tables, citation markers.
export { blockAt, sentenceAt } from './lookup.js'
export { readDocument } from './read-document.js'
export type { AbbreviationLookup } from './sentences.js'
export { cellAt, columnHeaders, rowHeaders } from './tables/lookup.js'
