import { defineConfig } from 'vitest/config'

/** The tests of one folder's rules, which alone must notice each mutant of them. Used by `pnpm mutate`. */
export default defineConfig({
  resolve: { conditions: ['@sauda/source'] },
  test: {
    environment: 'node',
    include: [`src/${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    // Calls and connections talk to servers and wait.
    exclude: ['**/*calls.test.ts', '**/connect.test.ts'],
    setupFiles: ['src/test-seed.ts'],
  },
})
