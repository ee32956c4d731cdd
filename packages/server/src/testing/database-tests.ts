import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OPENS_A_DATABASE = /from '[./]+\/(?:testing\/)?(?:test-database|test-server)\.ts'/

/**
 * The test files that work on a test database, as paths below `folder`. The others (pictures, protocols, the embedded
 * database's own files) do the same on every database, so one run of them is enough.
 */
export function databaseTests(folder: string): string[] {
  return globSync('src/**/*.test.ts', { cwd: folder }).filter((file) =>
    OPENS_A_DATABASE.test(readFileSync(join(folder, file), 'utf8')),
  )
}
