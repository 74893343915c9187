// Statements: quantities plus what they are about.
export { type BindingTable, Cue, createBindingTable, Modality, Role, Statistic } from './binding-table.js'
export { isDateLike, periodOf, relatePeriods } from './periods.js'
export { readStatements, type StatementLanguage, type StatementSet } from './read-statements.js'
export type { CellPlace, Scope, Statement } from './statement.js'
export { pairHash, stemHash, wordHash } from './stem.js'
export { WordFlag, type WordList } from './word-list.js'
export { visitWords, wordWeight } from './word-weight.js'
