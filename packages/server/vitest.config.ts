import { configDefaults, defineConfig } from 'vitest/config'
import { databaseTests } from './src/testing/database-tests.ts'

export default defineConfig({
  // Workspace packages are imported from their sources.
  resolve: { conditions: ['@sauda/source'] },
  ssr: { resolve: { conditions: ['@sauda/source'] } },
  test: {
    environment: 'node',
    include: process.env.TEST_DATABASE_URL ? databaseTests(import.meta.dirname) : ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Migrations are read, not imported, so every test depends on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/migrations/*.sql'],
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules: reloading them for each file would take a fifth of the run. So a module must
    // not keep state that one test could leave to another.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
