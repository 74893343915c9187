// Run from the folder of the package. Prints the accuracy; with `--misses` the cases that went wrong as well.
import { measure, summary } from './accuracy.js'

for (const name of ['tuning', 'held-out']) {
  const outcomes = await measure(name, 'cases')
  console.log(`${summary(name, outcomes)}\n`)
  if (!process.argv.includes('--misses')) continue
  for (const { opinion, label, claim, sources } of outcomes) {
    if (opinion !== label) console.log(`  is ${label}, said ${opinion}: ${claim}\n    ${sources.join(' / ')}`)
  }
}
