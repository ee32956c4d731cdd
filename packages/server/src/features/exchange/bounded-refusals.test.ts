import { exchangeText } from '@sauda/sdk/documents'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BatchAnswer } from '../../player/client.ts'
import { commerceMlOf } from '../../player/commerceml.ts'
import { commerceMlStage } from '../../testing/commerceml-stage.ts'
import { documentOf, lineOf, newGuid, newOneC, rowOf } from '../../testing/one-c.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { LIMITS } from './limits.ts'
import { countRefusedBodies } from './refused-bodies.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

/** A hundred lines, each with four things wrong. */
const wrong = {
  lines: Array.from({ length: 100 }, () => lineOf({ name: '', quantity: 'x', price: '-1', sum: 'y' })),
}
const { uploaded, imported } = commerceMlStage(() => test)
const rowsOf = (baseId: number) =>
  test.db.selectFrom('exchange_rows').selectAll().where('base_id', '=', baseId).orderBy('id').execute()

it('of a document at most twenty problems are kept and answered, and the number of the others', async () => {
  const c = await newOneC(test.server)
  const refused = await c.put('invoices', newGuid(), documentOf(wrong))
  expect(refused).toMatchObject({ status: 422, more_problems: 380 })
  expect(refused.problems).toHaveLength(20)
  const [row] = await rowsOf(c.baseId)
  expect(row).toMatchObject({ outcome: 'refused', more_problems: 380 })
  expect(row?.problems).toHaveLength(20)
})

it('the report of a batch has as many of each row', async () => {
  const c = await newOneC(test.server)
  const { data } = await c.batch([rowOf(wrong), rowOf()])
  const report = await vi.waitUntil(
    async () => {
      const answer: BatchAnswer = (await c.report(data.id)).data
      return answer.state === 'done' && answer
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(report.rows.map(({ problems, more_problems }) => [problems.length, more_problems])).toEqual([
    [20, 380],
    [0, 0],
  ])
  expect(report.warnings).toEqual([])
})

it('the answer in CommerceML says how many more there are', async () => {
  const client = await uploaded(commerceMlOf([rowOf(wrong)], 'utf-8'))
  const { word, lines } = await imported(client)
  expect(word).toBe('failure')
  expect(lines.at(-1)).toMatch(/ Ещё ошибок: 380\.$/)
})

it('of warnings too', async () => {
  const c = await newOneC(test.server)
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field_${at}`, 'x']))
  const { data } = await c.put('invoices', newGuid(), documentOf(unknown))
  expect(data).toMatchObject({ outcome: 'created', more_warnings: 10 })
  expect(data.warnings).toHaveLength(20)
})

it('of the texts that are refused on a day the oldest go once they are too many, and the base is told', async () => {
  const c = await newOneC(test.server)
  const other = await newOneC(test.server)
  await other.put('invoices', newGuid(), documentOf({ total: '1' }))
  for (const total of ['1', '2', '3']) await c.put('invoices', newGuid(), documentOf({ total }))
  await c.put('invoices', newGuid(), documentOf())
  // As if texts of nearly the whole quota had been refused: what is left has no room for the first two.
  const [first, second, third] = await rowsOf(c.baseId)
  await test.db
    .updateTable('exchange_rows')
    .set({ raw: 'x'.repeat(LIMITS.refusedInADay * 0.75) })
    .where('id', '=', second?.id ?? 0)
    .execute()
  await test.db
    .updateTable('exchange_refused_bytes')
    .set({ bytes: LIMITS.refusedInADay })
    .where('base_id', '=', c.baseId)
    .execute()
  const told = await c.put('invoices', newGuid(), documentOf({ total: '44' }))
  expect(told.warnings).toMatchObject([{ code: 'refused_not_kept', got: '2', needed: '32' }])
  const rows = await rowsOf(c.baseId)
  expect(rows.map(({ id, outcome, raw_kept }) => [id, outcome, raw_kept])).toEqual([
    [first?.id, 'refused', false],
    [second?.id, 'refused', false],
    [third?.id, 'refused', true],
    [expect.any(Number), 'created', true],
    [expect.any(Number), 'refused', true],
  ])
  expect(rows.map(({ raw }) => raw === '')).toEqual([true, true, false, false, false])
  // What is wrong with them is still there.
  expect(rows[0]?.problems).toMatchObject([{ code: 'total_mismatch' }])
  expect((await rowsOf(other.baseId))[0]).toMatchObject({ raw_kept: true })
})

it('the texts of another day are not counted', async () => {
  const c = await newOneC(test.server)
  const texts = ['x'.repeat(100)]
  const count = (now: Date) =>
    test.db.transaction().execute((trx) => countRefusedBodies(trx, { baseId: c.baseId, texts, now }))
  await count(new Date('2026-11-20T18:59:59Z'))
  await count(new Date('2026-11-20T19:00:00Z'))
  const days = await test.db
    .selectFrom('exchange_refused_bytes')
    .select('bytes')
    .where('base_id', '=', c.baseId)
    .execute()
  expect(days).toEqual([{ bytes: 100 }, { bytes: 100 }])
})

it('says in both languages that texts are not kept', () => {
  const problem = { field: '', code: 'refused_not_kept' as const, got: '12', needed: '32' }
  expect(exchangeText(problem, 'ru').wrong).toContain('больше 32 МБ')
  expect(exchangeText(problem, 'kk').wrong).toContain('32 МБ-тан артық')
})
