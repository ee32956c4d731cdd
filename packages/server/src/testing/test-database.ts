import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../platform/database/open-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import type { Original } from './global-setup.ts'
import { writeStatements } from './sent-statements.ts'
import { createDatabase, databaseUrl, dropDatabase } from './server-databases.ts'

/**
 * Opens a migrated, empty database: embedded, or on the server at TEST_DATABASE_URL. It takes half a second, so open
 * one per file in `beforeAll`, empty it between tests, close it in `afterAll`.
 */
export async function testDatabase(): Promise<Database> {
  const { database, drop } = await copyOf(inject('original'))
  return { ...database, close: () => database.close().then(drop).then(writeStatements) }
}

async function copyOf(original: Original): Promise<{ database: Database; drop?: () => Promise<void> }> {
  if ('snapshot' in original) {
    await engineCode()
    return { database: await openDatabase({ snapshot: new Uint8Array(await readFile(original.snapshot)) }) }
  }
  const { url, template } = original
  const name = `sauda_test_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  const database = await openDatabase({ url: databaseUrl(url, name) })
  return { database, drop: () => dropDatabase(url, name) }
}

/** Node has it, and its types describe only parts of it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

let compiled: Promise<object> | undefined

/**
 * Holds the code of the embedded database for as long as the process runs. V8 shares the machine code of a module among
 * all threads while one of them holds it. Otherwise the database of each test file would be compiled and optimized anew,
 * which takes a fifth of the processor time of these tests.
 */
function engineCode(): Promise<object> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  return compiled
}

/**
 * Deletes all rows and waiting jobs; ids start at 1 again. Runs in a transaction, which is retried if a job of the
 * previous test locks some of them.
 */
export async function emptyDatabase({ db }: Pick<Database, 'db'>): Promise<void> {
  await withTransaction(db, (trx) => sql.raw(EMPTY).execute(trx))
}

// A few rows are deleted several times faster than their tables are truncated, which gives each table new files. The
// lock waits for whoever still writes, as TRUNCATE would; as a replica, the session runs no triggers, that of the audit
// log among them, and checks no references. Tables that tests have made large are truncated, since deleted rows stay in
// them.
const EMPTY = `
do $$
declare
  name text;
  has_rows boolean;
  names text[] := '{}';
  is_large boolean := false;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations' union all select 'pgboss.job'
  loop
    execute 'select exists (select from ' || name || ')' into has_rows;
    if has_rows then
      names := names || name;
      is_large := is_large or pg_relation_size(name) > 1000000;
    end if;
  end loop;
  set local session_replication_role = replica;
  if is_large then
    execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade';
  elsif cardinality(names) > 0 then
    execute 'lock table ' || array_to_string(names, ', ') || ' in access exclusive mode';
    foreach name in array names loop
      execute 'delete from ' || name;
    end loop;
  end if;
  perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
  where schemaname = 'public' and last_value is not null;
  -- Processes that have the ads in memory read them again.
  insert into listing_version default values;
  update listing_version set forgotten = version;
end $$`
