import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serveDatabase } from '../../create-server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { TEST_CONFIG } from '../../testing/test-server.ts'
import { testClock } from '../clock.ts'
import { type Database, openDatabase } from './open-database.ts'
import { withTransaction } from './transaction.ts'

const LIMIT = 300
const TOO_LONG = `select pg_sleep(${(LIMIT / 1000) * 3})`

/** The tests' database, with a statement timeout if it is on a server. */
let database: Database
let original: Database
beforeAll(async () => {
  original = await testDatabase()
  database = original.url
    ? await openDatabase({ url: original.url, statementTimeout: LIMIT })
    : { ...original, close: async () => {} }
})
afterAll(async () => {
  await database.close()
  await original.close()
})

/** PGlite runs in its own thread and has no timeout. */
async function expectEnded(statement: Promise<unknown>): Promise<void> {
  if (database.kind === 'server') await expect(statement).rejects.toMatchObject({ code: '57014' })
  else await statement
}

describe('a statement that takes too long', () => {
  it('is cancelled on a server, and the connection stays usable', async () => {
    await expectEnded(database.query(TOO_LONG))
    expect((await database.query('select 1 as value')).rows).toEqual([{ value: 1 }])
  })

  it('rolls back its transaction', async () => {
    await database.query('create table kept (text text)')
    const work = withTransaction(database.db, async (trx) => {
      await sql`insert into kept values ('half')`.execute(trx)
      await sql.raw(TOO_LONG).execute(trx)
    })
    await expectEnded(work)
    const { rows } = await database.query('select text from kept')
    expect(rows).toHaveLength(database.kind === 'server' ? 0 : 1)
  })

  it('is not cancelled in migrations, the demo centre or the job queue’s own queries', async () => {
    await database.unhurried.query(TOO_LONG)
    await withTransaction(database.unhurried.db, (trx) => sql.raw(TOO_LONG).execute(trx))
  })

  it('is reported to the client, with Retry-After', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sauda-timeout-'))
    const clock = testClock(new Date('2026-11-21T06:00:00Z'))
    const server = await serveDatabase(
      { ...TEST_CONFIG, dataFolder, clock },
      { ...database, close: async () => {} },
    )
    const letGo = await holdUp()
    onTestFinished(async () => {
      await server.close()
      await rm(dataFolder, { recursive: true })
    })
    const signIn = () =>
      server.fastify.inject({
        method: 'POST',
        url: '/api/user/auth',
        headers: { 'x-portal-client': 'test' },
        payload: { login: 'nobody@sauda.example', password: 'wrong' },
      })
    const answer = await signIn()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable', retry_after: 10 })
    expect(answer.headers['retry-after']).toBe('10')
    await letGo()
    expect((await signIn()).statusCode).toBe(401)
  })
})

/**
 * Makes statements on the table of tries take too long: on a server by a lock; the embedded database has only one
 * session, so there a statement reports the timeout itself.
 */
async function holdUp(): Promise<() => Promise<unknown>> {
  if (!database.url) {
    await database.query(`create function too_long() returns trigger language plpgsql as
      $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$`)
    await database.query('create trigger too_long before insert on throttles execute function too_long()')
    return () => database.query('drop function too_long cascade')
  }
  const other = new Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin; lock table throttles in access exclusive mode')
  return () => other.end()
}
