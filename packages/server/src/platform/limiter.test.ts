import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../testing/test-database.ts'
import { type TestClock, testClock } from './clock.ts'
import type { Database } from './database/open-database.ts'
import { forgive, hit, type Slowdown, sweepThrottles, takeTry, takeTryBack, waitAfter } from './limiter.ts'

let database: Database
let clock: TestClock
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await emptyDatabase(database)
  clock = testClock(new Date('2026-03-02T09:00:00Z'))
})
afterAll(() => database.close())

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work))

describe('hit', () => {
  const LIMIT = { limit: 3, windowSeconds: 60 }
  const once = (key = 'phone:1') => hit(database.db, clock, key, LIMIT)

  it('allows as many as the limit and returns when to retry', async () => {
    for (let count = 0; count < 3; count++) expect(await once()).toEqual({ allowed: true, retryAfter: 0 })
    clock.advance(15.5 * 1000)
    expect(await once()).toEqual({ allowed: false, retryAfter: 45 })
  })

  it('opens again when the window has closed, not before', async () => {
    await times(4, once)
    clock.advance(59 * 1000)
    expect(await once()).toEqual({ allowed: false, retryAfter: 1 })
    clock.advance(1 * 1000)
    expect(await once()).toEqual({ allowed: true, retryAfter: 0 })
  })

  it('does not extend the window for rejected hits', async () => {
    await times(500, once)
    clock.advance(60 * 1000)
    expect((await times(4, once)).filter(({ allowed }) => allowed)).toHaveLength(3)
  })

  it('counts all concurrent hits', async () => {
    expect((await times(50, once)).filter(({ allowed }) => allowed)).toHaveLength(3)
  })

  it('counts keys separately', async () => {
    await times(4, once)
    expect(await once('phone:2')).toEqual({ allowed: true, retryAfter: 0 })
  })
})

describe('takeTry', () => {
  const once = (key = 'sign-in:1') => takeTry(database.db, clock, key)

  it('gives three tries without a wait, then waits that double up to five minutes', async () => {
    const waits: number[] = []
    await times(3, once)
    for (let count = 0; count < 10; count++) {
      expect(await once()).toBe(0)
      const wait = await once()
      waits.push(wait)
      clock.advance(wait * 1000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('returns the remaining wait to early tries', async () => {
    await times(3, once)
    expect(await once()).toBe(0)
    expect(await once()).toBe(2)
    expect(await once()).toBe(2)
    clock.advance(1.5 * 1000)
    expect(await once()).toBe(1)
    clock.advance(0.5 * 1000)
    expect(await once()).toBe(0)
  })

  it('lets only one of many concurrent tries through', async () => {
    expect((await times(50, once)).filter((wait) => wait === 0)).toHaveLength(4)
    clock.advance(2 * 1000)
    expect((await times(50, once)).filter((wait) => wait === 0)).toHaveLength(1)
  })

  it('never locks anyone out permanently', async () => {
    for (let count = 0; count < 40; count++) {
      const wait = await once()
      expect(wait).toBeLessThanOrEqual(300)
      clock.advance(wait * 1000)
    }
  })

  it('forgets tries after an hour of quiet', async () => {
    await times(4, once)
    clock.advance(3602 * 1000)
    expect(await times(4, once)).toEqual([0, 0, 0, 0])
  })

  it('forgets tries at once when forgiven, and only of that key', async () => {
    await times(4, once)
    await times(4, () => once('sign-in:2'))
    await forgive(database.db, 'sign-in:1')
    expect(await once()).toBe(0)
    expect(await once('sign-in:2')).toBe(2)
  })
})

describe('takeTry with custom waits', () => {
  const PAUSES = { free: 0, firstSeconds: 60, longestSeconds: 600, forgottenAfterSeconds: 86_400 }
  const once = (growth: Slowdown = PAUSES) => takeTry(database.db, clock, 'mailbox:1', growth)

  it('waits after the first try if none is free', async () => {
    const waits: number[] = []
    for (let count = 0; count < 6; count++) {
      expect(await once()).toBe(0)
      const wait = await once()
      waits.push(wait)
      clock.advance(wait * 1000)
    }
    expect(waits).toEqual([60, 120, 240, 480, 600, 600])
    expect(waits).toEqual([1, 2, 3, 4, 5, 6].map((nth) => waitAfter(nth, PAUSES)))
  })

  it('has a maximum wait, however many tries there are', async () => {
    const FAST = { ...PAUSES, firstSeconds: 1, longestSeconds: 2 }
    for (let count = 0; count < 60; count++) {
      expect(await once(FAST)).toBe(0)
      expect(await once(FAST)).toBeLessThanOrEqual(2)
      clock.advance(2000)
    }
  })

  it('remembers tries for the given time', async () => {
    await once()
    clock.advance((60 + 86_400) * 1000 - 1)
    expect([await once(), await once()]).toEqual([0, 120])
    clock.advance((120 + 86_400) * 1000)
    expect([await once(), await once()]).toEqual([0, 60])
  })

  it('takes back one try and its wait, and no other', async () => {
    for (const wait of [60, 120, 240]) {
      await once()
      clock.advance(wait * 1000)
    }
    await once()
    await takeTryBack(database.db, clock, 'mailbox:1')
    expect([await once(), await once()]).toEqual([0, 480])
  })
})

describe('sweepThrottles', () => {
  it('deletes what is older than a day and nothing else', async () => {
    await hit(database.db, clock, 'old', { limit: 1, windowSeconds: 86_400 })
    clock.advance(80_000 * 1000)
    await hit(database.db, clock, 'new', { limit: 1, windowSeconds: 60 })
    clock.advance(6_401 * 1000)
    await sweepThrottles(database.db, clock)
    const kept = await database.db.selectFrom('throttles').select('key').execute()
    expect(kept).toEqual([{ key: 'new' }])
  })
})
