import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/open-database.ts'
import { withTransaction } from '../database/transaction.ts'
import { defineJob } from './job.ts'
import { type Jobs, startJobs } from './jobs.ts'

let database: Database
let jobs: Jobs
const done: object[] = []
const failures: Error[] = []
let refusals = 0

const note = defineJob('note', async (data: { text: string }) => {
  if (refusals > 0) {
    refusals--
    throw new Error('not now')
  }
  // A job's work runs outside our transactions, so it may open one.
  await withTransaction(database.db, async () => {})
  done.push(data)
})

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await emptyDatabase(database)
  done.length = 0
  refusals = 0
  jobs = await startJobs(
    database,
    () => [note],
    (error) => failures.push(error),
  )
})
afterEach(async () => {
  await jobs.stop()
  expect(failures).toEqual([])
})
afterAll(() => database.close())

const send = (text: string, options?: { after?: Date; wait?: number }) =>
  withTransaction(database.db, (trx) => jobs.send(trx, 'note', { text }, options))
const waiting = async () => {
  const { rows } = await database.query<{ data: object }>(
    "select data from pgboss.job where state < 'active'",
  )
  return rows.map(({ data }) => data)
}

describe('a job', () => {
  it('runs once its transaction has committed', async () => {
    await send('бір')
    await vi.waitFor(() => expect(done).toEqual([{ text: 'бір' }]), 10_000)
    expect(await waiting()).toEqual([])
  })

  it('is gone if its transaction is rolled back', async () => {
    const undone = withTransaction(database.db, async (trx) => {
      await jobs.send(trx, 'note', { text: 'never' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
    await send('after')
    await vi.waitFor(() => expect(done).toEqual([{ text: 'after' }]), 10_000)
  })

  it('is invisible before its transaction ends', async () => {
    await withTransaction(database.db, async (trx) => {
      await jobs.send(trx, 'note', { text: 'soon' })
      expect(done).toEqual([])
    })
    await vi.waitFor(() => expect(done).toEqual([{ text: 'soon' }]), 10_000)
  })

  it('waits for its time', async () => {
    await send('tomorrow', { after: new Date(Date.now() + 86_400_000) })
    await send('now')
    await vi.waitFor(() => expect(done).toEqual([{ text: 'now' }]), 10_000)
    expect(await waiting()).toEqual([{ text: 'tomorrow' }])
  })

  it('waits for some time', async () => {
    await send('in an hour', { wait: 3600 })
    await send('now')
    await vi.waitFor(() => expect(done).toEqual([{ text: 'now' }]), 10_000)
    expect(await waiting()).toEqual([{ text: 'in an hour' }])
    const due =
      "select 1 from pgboss.job where start_after between now() + interval '59 minutes' and now() + interval '1 hour'"
    expect((await database.query(due)).rows).toHaveLength(1)
  })

  it('is retried if it fails', async () => {
    refusals = 1
    await send('again')
    await vi.waitFor(() => expect(refusals).toBe(0), 10_000)
    // It also waited for its first try.
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ text: 'again' }]), 10_000)
    await database.query("update pgboss.job set start_after = now() where state = 'retry'")
    await vi.waitFor(() => expect(done).toEqual([{ text: 'again' }]), 10_000)
  })

  it('survives a stop and runs after the next start', async () => {
    await jobs.stop()
    await send('later')
    jobs = await startJobs(
      database,
      () => [note],
      (error) => failures.push(error),
    )
    await vi.waitFor(() => expect(done).toEqual([{ text: 'later' }]), 10_000)
  })

  it('runs on one of two servers', async () => {
    const other = await startJobs(
      database,
      () => [note],
      (error) => failures.push(error),
    )
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((text) => send(text)))
    await vi.waitFor(() => expect(done).toHaveLength(6), 20_000)
    await other.stop()
    expect(new Set(done.map((data) => JSON.stringify(data))).size).toBe(6)
  })

  it('with an unknown name is rejected', async () => {
    const lost = withTransaction(database.db, (trx) => jobs.send(trx, 'nobody', {}))
    await expect(lost).rejects.toThrow()
  })
})

it('has one schedule if it is scheduled, which is dropped when it no longer is', async () => {
  const schedules = async () =>
    (await database.query('select name, cron, timezone from pgboss.schedule')).rows
  const hourly = { ...note, options: { every: '0 * * * *' } }
  for (let start = 0; start < 2; start++) {
    await (await startJobs(database, () => [hourly])).stop()
    expect(await schedules()).toEqual([{ name: 'note', cron: '0 * * * *', timezone: 'Asia/Almaty' }])
  }
  await (await startJobs(database, () => [note])).stop()
  expect(await schedules()).toEqual([])
})

it('is retried as its latest definition says, and a start that changes nothing writes nothing', async () => {
  const queue = async () =>
    (await database.query("select retry_limit, updated_on from pgboss.queue where name = 'note'")).rows[0]
  const startWith = async (retryLimit: number) => {
    await (await startJobs(database, () => [{ ...note, options: { retryLimit } }])).stop()
    return queue()
  }
  const first = await startWith(7)
  expect(first).toMatchObject({ retry_limit: 7 })
  expect(await startWith(7)).toEqual(first)
  expect(await startWith(2)).toMatchObject({ retry_limit: 2 })
})

it('runs at each start if it was due before', async () => {
  const due = { ...note, options: { atStart: true } }
  for (let start = 1; start <= 2; start++) {
    const started = await startJobs(database, () => [due])
    await vi.waitFor(() => expect(done).toHaveLength(start), 10_000)
    await started.stop()
  }
})

it('may send another', async () => {
  const started = await startJobs(database, (its) => [
    defineJob(
      'first',
      () => withTransaction(database.db, (trx) => its.send(trx, 'note', { text: 'second' })),
      {
        atStart: true,
      },
    ),
  ])
  await vi.waitFor(() => expect(done).toEqual([{ text: 'second' }]), 10_000)
  await started.stop()
})
