import { Client } from 'pg'
import type { Database } from './open-database.ts'

// Any number that nothing else in the database uses as an advisory lock.
const LOCK = 7_283_210

/**
 * Runs the start-up work on a database (migrations, tables of jobs, the demo centre) under a lock: if several processes
 * start together, one works and the others wait. The lock belongs to its own connection, so it is released when the
 * process ends for any reason. An embedded database has only one process.
 */
export async function startAlone<Result>({ url }: Database, work: () => Promise<Result>): Promise<Result> {
  if (url === undefined) return work()
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // The next statement reports the lost connection; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // Another process may work for long.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [LOCK])
    if (!rows[0]?.locked) {
      console.log('Another process is preparing the database. This one starts when it is done.')
      await client.query('select pg_advisory_lock($1)', [LOCK])
    }
    return await work()
  } finally {
    await client.end()
  }
}
