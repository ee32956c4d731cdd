import type { DocumentContent, DocumentKind, DocumentLine } from '@sauda/sdk/documents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { document } from '../../../testing/documents.ts'
import { importStage } from '../../../testing/import-stage.ts'

const { on, run } = importStage()

/** Texts as accountants write them, and as spreadsheets take for something else. */
const text = (max: number) =>
  fc
    .array(fc.constantFrom(...'абвГД әғқңөұүһі 0123456789 =+-@\'"<>&;,.№_x000A_🙂'), {
      minLength: 1,
      maxLength: max,
    })
    .map((signs) => signs.join('').trim())
    .filter((all) => all !== '' && !/^#/.test(all))

const line: fc.Arbitrary<DocumentLine> = fc
  .record({
    name: text(60),
    unit: fc.option(text(10)),
    quantity: fc.integer({ min: 1, max: 999 }),
    price: fc.integer({ min: 1, max: 100_000_000 }),
    vat_rate: fc.constantFrom(null, 0, 8, 12, 16),
  })
  .map((one) => {
    const sum = one.quantity * one.price
    const rate = one.vat_rate ?? 0
    return { ...one, sum, vat: Math.round((sum * rate) / (100 + rate)) }
  })

const day = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2026, 10, 30) / 86_400_000 })
  .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10))

const content = (kind: DocumentKind): fc.Arbitrary<Partial<DocumentContent>> =>
  fc
    .record({
      date: day,
      period: day.map((one) => one.slice(0, 7)),
      title: text(80),
      contract: fc.option(fc.record({ number: text(20), date: fc.option(day) })),
      rooms: fc.subarray(['214', '2-215', 'А 1', '007']),
      lines: fc.array(line, { minLength: kind === 'application' ? 0 : 1, maxLength: 4 }),
      currency: fc.constantFrom('KZT', 'USD'),
      paragraphs: fc.array(
        fc.tuple(text(60), text(60)).map((parts) => parts.join('\n')),
        { maxLength: 3 },
      ),
    })
    .map((one) => ({
      ...one,
      total: one.lines.reduce((all, { sum }) => all + sum, 0),
      vat_total: one.lines.reduce((all, { vat }) => all + vat, 0),
    }))

const contents = async (kind: DocumentKind) => {
  const found = await on.test.database.query<{ content: DocumentContent }>(
    `select v.content from documents d join document_versions v on v.document_id = d.id and v.version = d.version
     where d.kind = $1 and d.deleted_at is null order by d.number`,
    [kind],
  )
  return found.rows.map((row) => row.content)
}

describe('what is exported by lines and imported again', () => {
  it.each<DocumentKind>(['invoice', 'application'])('is the same %s', async (kind) => {
    const some = fc.array(fc.tuple(text(12), content(kind)), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(some, async (documents) => {
        await on.test.db.updateTable('documents').set({ deleted_at: on.test.clock.now() }).execute()
        for (const [at, [number, says]] of documents.entries())
          await document(on.test, { kind, says: { ...says, number: `${number} ${at}` } })
        const before = await contents(kind)
        const file = await on.ask(on.manager, `${kind}/export`, { rows: 'lines' })
        const again = await run(file.rawPayload, { kind })
        expect(again.at(-1)).toMatchObject({ state: 'done', result: { unchanged: documents.length } })
        await on.test.db.updateTable('documents').set({ deleted_at: on.test.clock.now() }).execute()
        await document(on.test, { kind: 'completion' })
        const events = await run(file.rawPayload, { kind })
        expect(events.at(-1)).toMatchObject({ state: 'done', result: { created: documents.length } })
        expect(await contents(kind)).toEqual(before)
      }),
      { numRuns: 25 },
    )
  })
})
