import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { testClock } from './clock.ts'
import type { Database } from './database/open-database.ts'
import { hit } from './limiter.ts'
import { tidyJobs } from './tidy.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('cleans the database, each job separately', async () => {
  const clock = testClock(new Date('2026-03-02T09:00:00Z'))
  await hit(database.db, clock, 'old', { limit: 1, windowSeconds: 60 })
  clock.advance(2 * 86_400_000)
  for (const job of tidyJobs(database, clock)) await job.handle({})

  const { rows } = await database.query('select count(*) as count from throttles')
  expect(rows).toEqual([{ count: 0 }])
})

it('leaves vacuuming to a server', () => {
  const names = tidyJobs(database, testClock(new Date())).map(({ name }) => name)
  const sweeps = ['sweep-throttles', 'sweep-idempotency-keys']
  expect(names).toEqual(database.kind === 'server' ? sweeps : [...sweeps, 'vacuum'])
})
