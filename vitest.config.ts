// Tests run against the sources of every package (`@quantguard/source`), so nothing has to be built first.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@quantguard/source', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@quantguard/source', 'node'] } },
  test: {
    reporters: ['default', './tooling/summary-reporter.ts'],
    include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'tooling/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tooling/packed/**'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
})
