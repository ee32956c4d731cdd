import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from './open-database.ts'
import { withTransaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => (database.url ? database.close() : undefined))

/**
 * A server ends the connection from outside; the embedded database ends its only one when it is closed, even during a
 * query.
 */
async function end(connection: number): Promise<void> {
  if (!database.url) return database.close()
  const other = new Client({ connectionString: database.url })
  await other.connect()
  await other.query('select pg_terminate_backend($1, 5000)', [connection])
  await other.end()
}

it('a connection that is lost in a transaction fails the transaction, not the process', async () => {
  const work = withTransaction(database.db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await end(rows[0]?.pid ?? 0)
    await sql`select 1`.execute(trx)
  })
  await expect(work).rejects.toThrow()
  const next = database.query('select 1 as value')
  if (database.url) expect((await next).rows).toEqual([{ value: 1 }])
  else await expect(next).rejects.toThrow()
})
