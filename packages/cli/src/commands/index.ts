// The commands, in the order in which `--help` names them. A new command is one file and one line here.
import type { Command } from 'commander'
import { addBatch } from './batch.js'
import { addBenchmark } from './benchmark.js'
import { addConvert } from './convert.js'
import { addEvaluate } from './evaluate.js'
import { addExtract } from './extract.js'
import { addVerify } from './verify.js'

export const commands: readonly ((program: Command) => void)[] = [
  addVerify,
  addEvaluate,
  addBenchmark,
  addBatch,
  addExtract,
  addConvert,
]
