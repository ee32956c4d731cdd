import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@sauda/source'] },
  // Generous, so that a busy machine does not fail tests.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
