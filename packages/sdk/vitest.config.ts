import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@sauda/source'] },
  // Generous, because a busy machine is no failure.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
