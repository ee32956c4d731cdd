import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { join, person } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { refuseTaken } from './refuse-taken.ts'

let database: Database
const clock = testClock(new Date('2026-11-21T06:00:00Z'))
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it.each([
  ['users', { email: 'same@test.example' }, 'email'],
  ['companies', { bin: '940140000385' }, 'bin'],
] as const)('turns a concurrently taken value of %s into a field error: %j', async (table, value, field) => {
  for (let n = 0; n < 2; n++) await person({ db: database.db, clock }, 1)
  const write = withTransaction(database.db, (trx) => trx.updateTable(table).set(value).execute())
  await expect(write.catch(refuseTaken)).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { [field]: ['taken'] } },
  })
})

it('rethrows any other error unchanged', async () => {
  const one = await person({ db: database.db, clock }, 1)
  const company = { id: one.company_id ?? 0 }
  const again = join({ db: database.db, clock }, one, { company, function: 'seller' })
  await expect(again.catch(refuseTaken)).rejects.toMatchObject({
    code: '23505',
    constraint: 'memberships_current',
  })
  const error = new Error('no')
  expect(() => refuseTaken(error)).toThrow(error)
})
