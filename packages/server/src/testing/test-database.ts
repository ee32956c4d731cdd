import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../platform/database/open-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createDatabase, databaseUrl, dropDatabase } from './server-databases.ts'

/**
 * A migrated, empty database of its own: embedded, or on the server at TEST_DATABASE_URL. It takes about a
 * second, so open one for a file in `beforeAll`, empty it between tests, close it in `afterAll`.
 */
export async function testDatabase(): Promise<Database> {
  const original = inject('original')
  if ('snapshot' in original) return openDatabase({ snapshot: new Uint8Array(await readFile(original.snapshot)) })
  const { url, template } = original
  const name = `sauda_test_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  const database = await openDatabase({ url: databaseUrl(url, name) })
  return { ...database, close: () => database.close().then(() => dropDatabase(url, name)) }
}

/** Takes every row away and starts every counter again. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations'
  `.execute(db)
  const names = rows[0]?.names
  if (names) await sql`truncate ${sql.raw(names)} restart identity cascade`.execute(db)
}
