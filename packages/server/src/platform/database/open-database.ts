import { Kysely, PostgresDialect } from 'kysely'
import type { QueryResult, QueryResultRow } from 'pg'
import { Pool } from 'pg'
import { within } from '../within.ts'
import { columnTypes } from './column-types.ts'
import type { EngineHome } from './embedded/engine.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { surviveLosses } from './survive-losses.ts'
import type { Db } from './transaction.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** Which database: a PostgreSQL server, or one inside this process, on disk or in memory. */
export type DatabaseHome = ServerHome | EngineHome

interface ServerHome {
  url: string
  /** Milliseconds that one statement may take; 0 for any time. */
  statementTimeout?: number
}

export interface Queries {
  db: Db
  /** SQL as it stands, outside any transaction. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

export interface Database extends Queries {
  kind: 'server' | 'embedded'
  /** Of a server: where to open a connection beside the pool. */
  url?: string
  /** The same database with no limit on a statement's time: for migrations, the demo centre and the tables of the jobs. */
  unhurried: Queries
  close(): Promise<void>
}

/** A person does not wait longer for a page, and a statement that takes longer holds up others. */
const STATEMENT_TIMEOUT = 20_000

/** Enough for the jobs' own questions; the work of jobs goes through the other connections. */
const UNHURRIED_CONNECTIONS = 4
/** How long the end of the connections is waited for, in milliseconds. */
const GOODBYE = 5_000

/**
 * Opens the database. Both kinds speak through pg and read columns alike: int8 and numeric as numbers,
 * timestamptz as Date, date as 'YYYY-MM-DD'. Nothing is migrated here.
 * @throws DataFolderInUse, DataFolderUnreadable
 */
export async function openDatabase(home: DatabaseHome): Promise<Database> {
  if ('url' in home) {
    return openServer(home)
  }
  const { pool, close } = await openEmbedded(home)
  return embeddedDatabase(pool, close)
}

function openServer({ url, statementTimeout = STATEMENT_TIMEOUT }: ServerHome): Database {
  const pool = connectTo(url, { statementTimeout })
  const unhurried = connectTo(url, { statementTimeout: 0, max: UNHURRIED_CONNECTIONS })
  return {
    kind: 'server',
    url,
    ...overPool(pool),
    unhurried: overPool(unhurried),
    close: async () => {
      await within(GOODBYE, Promise.all([pool.end(), unhurried.end()]))
    },
  }
}

/** PGlite knows no limit on a statement's time, and has one connection. */
export function embeddedDatabase(pool: Pool, close: () => Promise<void>): Database {
  const queries = overPool(pool)
  return { kind: 'embedded', ...queries, unhurried: queries, close }
}

function connectTo(
  url: string,
  { statementTimeout, max = 10 }: { statementTimeout: number; max?: number },
): Pool {
  const pool = new Pool({
    connectionString: url,
    types: columnTypes,
    max,
    connectionTimeoutMillis: 10_000,
    // JSON built in SQL prints moments in the session's zone.
    onConnect: (client) =>
      client.query(`set time zone 'UTC'; set statement_timeout = ${Math.trunc(statementTimeout)}`),
  })
  return surviveLosses(pool)
}

/** What is asked of the database over a pool, refused to whoever should ask a transaction instead. */
function overPool(pool: Pool): Queries {
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
