import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { DatabaseNewerThanCodeError, MigrationChangedError } from './errors.ts'
import type { Db } from './transaction.ts'

interface Migration {
  name: string
  text: string
  checksum: string
}

// In a build, the migrations are beside the bundle.
const MIGRATIONS = new URL(
  import.meta.url.endsWith('.ts') ? '../../migrations/' : './migrations/',
  import.meta.url,
)
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/

/**
 * Migrates the database: runs the numbered SQL files that have not been applied, each in its own transaction. Processes
 * that start at once run it one after another: see startAlone.
 * @returns the names of the applied migrations
 * @throws DatabaseNewerThanCodeError, MigrationChangedError
 */
export async function migrate(db: Db, folder: URL = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return db.connection().execute((connection) => runMissing(connection, migrations))
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function runMissing(connection: Kysely<Tables>, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(connection)
  const known = new Set(migrations.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (!known.has(name)) throw new DatabaseNewerThanCodeError(name)
  }
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) throw new MigrationChangedError(name)
  }
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await runOne(connection, migration)
  return missing.map(({ name }) => name)
}

async function readApplied(connection: Kysely<Tables>): Promise<Map<string, string>> {
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )
  `.execute(connection)
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name
  `.execute(connection)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function runOne(connection: Kysely<Tables>, { name, text, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw(text))
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(trx)
  })
}
