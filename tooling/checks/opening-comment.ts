// Every source file says in its first line what it is for. A test is named for the file that it tests.
import type { Check } from './tree.js'

const SOURCES = /^(packages|apps|tooling)\/.*\.[cm]?[jt]s$/

export const checkOpeningComments: Check = (tree) =>
  tree.paths
    .filter((path) => SOURCES.test(path) && !path.includes('.test') && !path.endsWith('.config.ts'))
    .filter((path) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(tree.read(path)))
    .map((path) => `${path} starts without a comment: its first line says what the file is for`)
