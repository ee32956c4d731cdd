import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@sauda/source'] },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
