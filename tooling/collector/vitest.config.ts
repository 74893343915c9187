// Apart from the ordinary tests: the first run builds a collector, which takes minutes.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@quantguard/source', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@quantguard/source', 'node'] } },
  test: { include: ['src/**/*.e2e.ts'], hookTimeout: 900_000, testTimeout: 60_000 },
})
