import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import embeddedOnly from './embedded-only.json' with { type: 'json' }

const OPENS_A_DATABASE =
  /from '[./]+\/(?:testing\/)?(?:test-database|test-server|signing-stage|signing-tests|waiting-signatures|documents-stage|import-stage|egov-mobile\/stage)\.ts'/

/**
 * Returns the test files that run on PostgreSQL too, as paths relative to `folder`: all that use a test database, except those
 * that are declared in `embedded-only.json` under what they test. The others (pictures, protocols, the embedded
 * database's own files) do not depend on the kind of database. `scripts/same-tests.mjs` finds a file that is in neither.
 */
export function databaseTests(folder: string): string[] {
  // Before a release all of them run on both.
  const isAll = process.env.ALL_TESTS_ON_POSTGRES === 'yes'
  const declared = new Set(isAll ? [] : Object.values(embeddedOnly).flat())
  return globSync('src/**/*.test.ts', { cwd: folder }).filter(
    (file) => OPENS_A_DATABASE.test(readFileSync(join(folder, file), 'utf8')) && !declared.has(file),
  )
}
