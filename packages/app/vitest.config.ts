import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@sauda/source'] },
  ssr: { resolve: { conditions: ['@sauda/source'] }, noExternal: [/^@sauda\//] },
  test: { include: ['{app,server,scripts,worker}/**/*.test.{ts,tsx}'] },
})
