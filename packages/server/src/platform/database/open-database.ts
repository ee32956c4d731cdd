import { Kysely, PostgresDialect } from 'kysely'
import type { QueryResult, QueryResultRow } from 'pg'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import type { EngineHome } from './embedded/engine.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import type { Db } from './transaction.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** Which database: a PostgreSQL server, or one inside this process, on disk or in memory. */
export type DatabaseHome = { url: string } | EngineHome

export interface Database {
  kind: 'server' | 'embedded'
  /** Of a server: where to open a connection beside the pool. */
  url?: string
  db: Db
  /** SQL as it stands, outside any transaction. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
  close(): Promise<void>
}

/**
 * Opens the database. Both kinds speak through pg and read columns alike: int8 and numeric as numbers,
 * timestamptz as Date, date as 'YYYY-MM-DD'. Nothing is migrated here.
 * @throws DataFolderInUse, DataFolderUnreadable
 */
export async function openDatabase(home: DatabaseHome): Promise<Database> {
  if ('url' in home) {
    const pool = connectTo(home.url)
    return { kind: 'server', url: home.url, ...overPool(pool), close: () => pool.end() }
  }
  const { pool, close } = await openEmbedded(home)
  return { kind: 'embedded', ...overPool(pool), close }
}

function connectTo(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    // JSON built in SQL prints moments in the session's zone.
    onConnect: (client) => client.query("set time zone 'UTC'"),
  })
  // A lost idle connection is replaced by the pool; a query in progress tells its own caller.
  pool.on('error', () => {})
  return pool
}

/** What is asked of the database over a pool, refused to whoever should ask a transaction instead. */
export function overPool(pool: Pool): Pick<Database, 'db' | 'query'> {
  const guarded = {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction()
      return pool.connect()
    },
    end: () => pool.end(),
  }
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: guarded }) }),
    query: async (text, values) => {
      refuseInsideTransaction()
      return pool.query(text, values)
    },
  }
}
