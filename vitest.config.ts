// Tests run against the sources of every package (`@quantguard/source`), so nothing has to be built first.
import { defineConfig } from 'vitest/config'

/** Tests that put one version of a framework in the place of another: each file on its own. */
const OTHER_VERSIONS = 'packages/*/test/{lowest,next}*.test.ts'

export default defineConfig({
  resolve: { conditions: ['@quantguard/source', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@quantguard/source', 'node'] } },
  test: {
    reporters: ['default', './tooling/summary-reporter.ts'],
    pool: 'forks', // tests that run programs name their folders by process
    maxWorkers: '100%', // the default leaves one processor idle: half of a small machine
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
          exclude: ['**/node_modules/**', OTHER_VERSIONS, 'tooling/packed/**'],
        },
      },
      {
        extends: true,
        test: { name: 'other versions', include: [OTHER_VERSIONS] },
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
