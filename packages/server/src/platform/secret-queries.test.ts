import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { Database } from './database/open-database.ts'
import { secretOf } from './secret-queries.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('is created once for all callers, and differs by name', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => secretOf(database.db, 'one')))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await secretOf(database.db, 'another')).not.toBe(asked[0])
})
