import { Client } from 'pg'
import type { Database } from './open-database.ts'

// Any number will do, as long as nothing else in the database locks on it.
const LOCK = 7_283_210

/**
 * Runs what a start does to a database (migrations, tables of jobs, the demo centre) while no other process does: of several
 * that start together one works and the others wait for it. The lock belongs to a connection of its own, so it ends with the
 * process however that ends. An embedded database has one process already.
 */
export async function startAlone<Result>({ url }: Database, work: () => Promise<Result>): Promise<Result> {
  if (url === undefined) return work()
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // Its loss is told by the next statement; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // The wait may be as long as the work of another process.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
