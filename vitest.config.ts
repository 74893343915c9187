// Tests run against the sources of every package (`@quantguard/source`), so nothing has to be built first.
import { defineConfig } from 'vitest/config'

/** Packages whose tests replace modules of a framework, or load two versions of it: each file on its own. */
const ADAPTERS = 'packages/{langchain,llamaindex,otel}'

export default defineConfig({
  resolve: { conditions: ['@quantguard/source', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@quantguard/source', 'node'] } },
  test: {
    reporters: ['default', './tooling/summary-reporter.ts'],
    pool: 'threads',
    testTimeout: 30_000, // for machines that are busy; no test measures time against the clock
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // Nothing here keeps state in a module, so the files of a worker share what they import: twice as fast.
          isolate: false,
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,test}/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', `${ADAPTERS}/**`, 'tooling/packed/**'],
        },
      },
      {
        extends: true,
        test: { name: 'adapters', include: [`${ADAPTERS}/{src,test}/**/*.test.ts`] },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
    },
  },
})
