import { readFile } from 'node:fs/promises'
import { poolOver } from '../platform/database/embedded/open-embedded.ts'
import { type EngineThread, startThread } from '../platform/database/embedded/thread.ts'
import { type Database, embeddedDatabase, type Queries } from '../platform/database/open-database.ts'

interface Kept {
  thread: EngineThread
  /** What its schema was at the start. */
  schema: string
}

/** Databases that the files of this worker have closed. */
const idle: Kept[] = []

const GOODBYE = 5_000

/**
 * Opens an embedded database from the file of a snapshot, or the one that an earlier file of the worker has closed, emptied and with
 * new connections: a new engine takes a processor two seconds. One is not used again if anything but rows has changed in it.
 */
export async function openKept(
  snapshot: string,
  empty: (database: Database) => Promise<void>,
): Promise<Database> {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    const database = lend(kept)
    if (await isAsNew(database, kept.schema, empty)) return database
    await kept.thread.close(GOODBYE)
  }
  const thread = await startThread({ snapshot: new Uint8Array(await readFile(snapshot)) })
  const kept = { thread, schema: '' }
  const database = lend(kept)
  kept.schema = await schemaOf(database)
  return database
}

function lend(kept: Kept): Database {
  const pool = poolOver(kept.thread)
  return embeddedDatabase(pool, async () => {
    await pool.end()
    idle.push(kept)
  })
}

async function isAsNew(
  database: Database,
  schema: string,
  empty: (database: Database) => Promise<void>,
): Promise<boolean> {
  try {
    await empty(database)
    return (await schemaOf(database)) === schema
  } catch {
    return false
  }
}

async function schemaOf({ query }: Queries): Promise<string> {
  const { rows } = await query<{ schema: string }>(SCHEMA)
  return rows[0]?.schema ?? ''
}

// The number of rows in pg_class changes when a table is analyzed, which changes plans.
const SCHEMA = `
with own as (select oid from pg_namespace where nspname = 'public')
select md5(string_agg(line, e'\\n' order by line collate "C")) as schema from (
  select concat_ws(' ', 'namespace', nspname) as line from pg_namespace where nspname !~ '^pg_'
  union all
  select concat_ws(' ', 'class', relname, relkind, reltuples, reloptions, relrowsecurity) from pg_class
  where relnamespace in (select oid from own)
  union all
  select concat_ws(' ', 'column', c.relname, attname, atttypid::regtype, attnotnull, pg_get_expr(adbin, adrelid))
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where c.relnamespace in (select oid from own) and not attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
  from pg_constraint where connamespace in (select oid from own)
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
  from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace in (select oid from own)
  union all
  select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  where not tgisinternal
  union all
  select concat_ws(' ', 'function', oid::regprocedure, md5(prosrc)) from pg_proc
  where pronamespace in (select oid from own)
  union all
  select concat_ws(' ', 'setting', setconfig) from pg_db_role_setting
  union all
  select concat_ws(' ', 'role', rolname) from pg_roles
  union all
  select concat_ws(' ', 'migration', m) from schema_migrations m
) as lines`
