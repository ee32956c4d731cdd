import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Workspace packages are read from their sources.
  resolve: { conditions: ['@sauda/source'] },
  ssr: { resolve: { conditions: ['@sauda/source'] } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
