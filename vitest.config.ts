import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@quantguard/source', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@quantguard/source', 'node'] } },
  test: {
    reporters: ['default', './tooling/summary-reporter.ts'],
    include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts', 'tooling/**/*.test.ts'],
  },
})
