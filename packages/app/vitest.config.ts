import { defineConfig } from 'vitest/config'
import { kitDrawings } from './scripts/kit-drawings.ts'

export default defineConfig({
  plugins: [kitDrawings()],
  resolve: { conditions: ['@sauda/source'] },
  ssr: { resolve: { conditions: ['@sauda/source'] }, noExternal: [/^@sauda\//] },
  test: { include: ['{app,server,scripts,worker}/**/*.test.{ts,tsx}'] },
})
