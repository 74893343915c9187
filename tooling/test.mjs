// `pnpm test`: type-check, then lint, then the tests. Each step runs whatever the one before said, so that one
// run shows everything that is wrong; a step that failed is counted in the last line, `N passed, N failed, ...`.
// Arguments go to vitest: `pnpm test packages/core/src/units`.
import { spawnSync } from 'node:child_process'

const STEPS = [
  ['type-check', 'turbo run typecheck --continue=dependencies-successful --output-logs=errors-only'],
  ['lint', 'biome check --error-on-warnings .'],
]

function run(command, environment = {}) {
  // The shell finds `turbo`, `biome` and `vitest` in the path that pnpm sets, on Windows with their endings.
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...environment }
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

const failedSteps = STEPS.filter(([name, command]) => {
  console.log(`\n> ${name}`)
  return !run(command)
}).map(([name]) => name)

console.log('\n> tests')
const filters = process.argv.slice(2).map((argument) => JSON.stringify(argument))
const passed = run(['vitest run', ...filters].join(' '), { FAILED_STEPS: failedSteps.join(',') })
process.exitCode = passed && failedSteps.length === 0 ? 0 : 1
