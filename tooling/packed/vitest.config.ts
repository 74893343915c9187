// What a user installs: needs a build, so it is not part of `pnpm test`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    reporters: ['default', './tooling/summary-reporter.ts'],
    include: ['tooling/packed/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
