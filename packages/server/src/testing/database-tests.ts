import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OPENS_A_DATABASE =
  /from '[./]+\/(?:testing\/)?(?:test-database|test-server|signing-stage|signing-tests|waiting-signatures|documents-stage|import-stage)\.ts'/

/** What spreadsheets say is read before the database is asked for anything. */
const READ_FILES_ONLY = /\/excel\/(?:cells|hostile)\.test\.ts$/

/**
 * Returns the test files that use a test database, as paths relative to `folder`. The others (pictures, protocols, the
 * embedded database's own files) do not depend on the kind of database, so running them once is enough.
 */
export function databaseTests(folder: string): string[] {
  return globSync('src/**/*.test.ts', { cwd: folder }).filter(
    (file) => OPENS_A_DATABASE.test(readFileSync(join(folder, file), 'utf8')) && !READ_FILES_ONLY.test(file),
  )
}
