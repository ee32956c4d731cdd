import { defineConfig } from 'vitest/config'
import { databaseTests } from './src/testing/database-tests.ts'

export default defineConfig({
  // Workspace packages are read from their sources.
  resolve: { conditions: ['@sauda/source'] },
  ssr: { resolve: { conditions: ['@sauda/source'] } },
  test: {
    environment: 'node',
    include: process.env.TEST_DATABASE_URL ? databaseTests(import.meta.dirname) : ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules: loading them anew for each file takes a fifth of the time. So a module must
    // keep nothing that one test could leave behind for another.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
