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

/** A PostgreSQL server, or a database inside this process, on disk or in memory. */
export type DatabaseHome = ServerHome | EngineHome

interface ServerHome {
  url: string
  /** Statement timeout in milliseconds; 0 for no limit. */
  statementTimeout?: number
}

export interface Queries {
  db: Db
  /** Runs plain SQL, outside any transaction. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
}

export interface Database extends Queries {
  kind: 'server' | 'embedded'
  /** Only with a server: how to open a connection beside the pool. */
  url?: string
  /** The same database without a statement timeout: for migrations, the demo centre and the tables of the jobs. */
  unhurried: Queries
  close(): Promise<void>
}

/** Users do not wait longer for a page, and a longer statement blocks others. */
const STATEMENT_TIMEOUT = 20_000

/**
 * A word of very many revisions, in the lists of staff, makes a map of 100,000 pages. In less memory PostgreSQL forgets which
 * rows of a page they are and reads all of them.
 */
const WORK_MEMORY = '32MB'

/** Enough for the job queue's own queries; the jobs themselves use the other connections. */
const UNHURRIED_CONNECTIONS = 4
/** How long to wait for connections to close, in milliseconds. */
const GOODBYE = 5_000

/**
 * Opens the database without migrating it. Both kinds are accessed through pg and read columns alike: int8 and numeric
 * as numbers, timestamptz as Date, date as 'YYYY-MM-DD'.
 * @throws DataFolderInUseError, DataFolderUnreadableError
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

/** PGlite has no statement timeout and only one connection. */
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
    // JSON built in SQL formats timestamps in the session's time zone.
    onConnect: (client) =>
      client.query(
        `set time zone 'UTC'; set work_mem = '${WORK_MEMORY}'; set statement_timeout = ${Math.trunc(statementTimeout)}`,
      ),
  })
  return surviveLosses(pool)
}

/** Queries through a pool; throws if the caller is inside a transaction, which it should use instead. */
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
