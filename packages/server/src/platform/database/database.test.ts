import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../../testing/test-database.ts'
import type { Database } from './open-database.ts'
import { QueryOutsideTransaction } from './errors.ts'
import { withTransaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.query('create table if not exists notes (id bigint generated always as identity, text text)')
})
beforeEach(() => emptyDatabase(database))
afterAll(() => database.close())

describe('columns', () => {
  it.each([
    ['42::int8', 42],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['array[1, 2]::int8[]', [1, 2]],
    ['1.50::numeric', 1.5],
    ['array[1.5]::numeric[]', [1.5]],
    ['count(*)', 1],
    ["date '2026-03-01'", '2026-03-01'],
    ["array[date '2026-03-01']", ['2026-03-01']],
    ["timestamptz '2026-03-01 05:00+05'", new Date('2026-03-01T00:00:00Z')],
    ["json_build_object('at', timestamptz '2026-03-01 05:00+05')", { at: '2026-03-01T00:00:00+00:00' }],
    ['null::int8', null],
  ])('%s', async (expression, value) => {
    const { rows } = await database.query(`select ${expression} as value`)
    expect(rows).toEqual([{ value }])
  })

  it('refuses a whole number that a number cannot hold', async () => {
    await expect(database.query('select 9007199254740993::int8 as value')).rejects.toThrow(RangeError)
    await expect(database.query('select 1 as value')).resolves.toMatchObject({ rows: [{ value: 1 }] })
  })
})
