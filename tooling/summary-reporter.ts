// Ends a test run with one plain line, `N passed, N failed, N skipped`, for machines that read it. Steps that
// failed before the tests (`FAILED_STEPS`, set by test.mjs) count as failures, so that the line is the whole truth.
import type { Reporter, TestModule } from 'vitest/node'

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const failedSteps = (process.env.FAILED_STEPS ?? '').split(',').filter((step) => step !== '')
    const count = { passed: 0, failed: errors.length + failedSteps.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state)
      for (const state of states) count[state]++
      if (module.state() === 'failed' && !states.includes('failed')) count.failed++
    }
    for (const step of failedSteps) console.log(`\n${step} failed, see above`)
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped`)
  }
}
