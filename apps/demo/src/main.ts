// The program: the command on the terminal. Colours only where a terminal shows them; NO_COLOR is heard.
import pc from 'picocolors'
import { run } from './run.js'

process.exitCode = await run(process.argv.slice(2), { write: console.log, colors: pc })
