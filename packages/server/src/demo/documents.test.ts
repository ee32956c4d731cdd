import { createHash } from 'node:crypto'
import { normalBin } from '@sauda/sdk/access'
import { DOCUMENT_KINDS, DOCUMENT_STATUS, isDocumentStatus, nextDocumentState } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { makeDemoCentre } from './demo-centre.ts'
import { type DemoDocument, DOCUMENT_MONTHS, makeDocuments } from './documents.ts'
import { landlord } from './leases.ts'
import { signIns } from './people.ts'

const now = new Date('2026-11-21T06:00:00Z')
const centre = makeDemoCentre(now)
const documents = makeDocuments(centre, now)
const contents = documents.flatMap((document) => document.contents)
const lines = contents.flatMap((content) => content.lines.map((line) => ({ ...line, content })))
const newest = ({ contents: versions }: DemoDocument) => versions.at(-1)
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

describe('the documents of the demo centre', () => {
  it('are the same for the same moment and seed', () => {
    expect(hash(makeDocuments(centre, now))).toBe(hash(documents))
    expect(hash(makeDocuments(centre, now, 1))).not.toBe(hash(documents))
  })

  it('cover 24 months of every tenant with every kind', () => {
    for (const kind of DOCUMENT_KINDS) {
      const own = documents.filter((document) => document.kind === kind)
      expect(new Set(own.map(({ lease }) => lease.tenant.bin)).size).toBe(centre.tenants.length)
    }
    const months = new Set(documents.flatMap((one) => (one.kind === 'invoice' ? newest(one)?.period : [])))
    expect(months.size).toBe(DOCUMENT_MONTHS)
    expect([...months].sort().at(0)).toBe('2024-12')
    expect([...months].sort().at(-1)).toBe('2026-11')
  })

  it('have numbers that no other document of their kind, or of their contract, has', () => {
    const keys = documents.map(
      (one) => `${one.kind} ${newest(one)?.number} ${one.kind === 'application' ? one.lease.tenant.bin : ''}`,
    )
    expect(new Set(keys).size).toBe(documents.length)
  })

  it('have VAT of 12 % until the end of 2025, then 16 %, contained in the sums', () => {
    for (const { content, ...line } of lines) {
      const rate = line.name.includes('2026') || line.name.includes('2027') ? 16 : 12
      expect([line.vat_rate, line.name]).toEqual([rate, line.name])
      expect(line.vat).toBe(Math.round((line.sum * rate) / (100 + rate)))
      expect(line.sum).toBe(Math.round(line.quantity * line.price))
    }
    for (const { total, vat_total, lines: own } of contents) {
      expect(total).toBe(own.reduce((sum, line) => sum + line.sum, 0))
      expect(vat_total).toBe(own.reduce((sum, line) => sum + line.vat, 0))
      expect(total).toBeGreaterThan(0)
    }
  })

  it('have meters that never run backwards, and more electricity in January than in May', () => {
    const used = (month: string) =>
      lines
        .filter(({ unit, name }) => unit === 'кВт·ч' && name.includes(`${month} 2026`))
        .reduce((sum, line) => sum + line.quantity, 0)
    expect(used('январь')).toBeGreaterThan(used('май'))
    for (const line of lines) if (line.unit === 'кВт·ч') expect(line.quantity).toBeGreaterThan(0)
  })

  it('raise the rent in January, after an appendix in November', () => {
    const mine = documents.filter(({ lease }) => lease.tenant.email === signIns[1])
    const rent = (period: string) =>
      mine.find((one) => one.kind === 'invoice' && newest(one)?.period === period)?.contents.at(-1)?.total ??
      0
    expect(rent('2026-01') / rent('2025-12')).toBeCloseTo(1.08, 1)
    const appendices = mine.filter(({ kind }) => kind === 'application').map((one) => newest(one)?.date)
    expect(appendices).toEqual(['2024-12-15', '2025-11-15', '2026-11-15'])
  })

  it('belong to companies whose numbers nobody has', () => {
    for (const { supplier, buyer } of contents) {
      for (const { bin } of [supplier, buyer]) {
        expect(normalBin(bin)).toBe(bin)
        // Companies are registered with the year of their registration; the thirties are yet to come.
        expect(bin).toMatch(/^3/)
      }
    }
    expect(centre.tenants.map(({ bin }) => bin)).not.toContain(landlord.bin)
  })
})

describe('the life of a document', () => {
  it.each([['2026-11-21T06:00:00Z'], ['2026-11-01T04:30:00Z'], ['2027-01-02T04:10:00Z']])(
    'never has events after %s, and each follows from the one before',
    (moment) => {
      const then = new Date(moment)
      for (const { events, status, changed_at, kind } of makeDocuments(makeDemoCentre(then), then)) {
        let before = events[0]?.at ?? then
        let state = 0
        for (const { at, from, to } of events) {
          expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime())
          expect(at.getTime()).toBeLessThanOrEqual(then.getTime())
          expect(from ?? 0).toBe(state)
          before = at
          state = to
        }
        expect(state).toBe(status)
        expect(isDocumentStatus(status)).toBe(true)
        expect(events.some(({ at }) => at.getTime() === changed_at.getTime())).toBe(true)
        if (kind === 'invoice') expect(status).not.toBe(DOCUMENT_STATUS.countersigned)
      }
    },
  )

  it('takes only steps that the portal allows', () => {
    const steps = { downloaded: 'download', signed: 'sign', countersigned: 'countersign' } as const
    const more = { rejected: 'reject', annulled: 'annul', renewed: 'renew' } as const
    const stepOf: Record<string, (typeof steps)[keyof typeof steps] | (typeof more)[keyof typeof more]> = {
      ...steps,
      ...more,
    }
    for (const { events, kind } of documents) {
      for (const { action, actor, from, to } of events) {
        const step = stepOf[action]
        if (!step || from === null) continue
        const who = actor === 'manager' ? 'administrator' : (actor ?? 'exchange')
        expect(nextDocumentState(step, { actor: who, kind, status: from })).toMatchObject({
          ok: true,
          status: to,
        })
      }
    }
  })

  it('has been settled for old documents, and of last month some wait, some are rejected with a reason', () => {
    const acts = documents.filter(({ kind }) => kind === 'completion')
    const old = acts.filter((one) => (newest(one)?.period ?? '') < '2026-09')
    const { countersigned, annulled, rejected, signed } = DOCUMENT_STATUS
    expect(new Set(old.map(({ status }) => status))).toEqual(new Set([countersigned, annulled]))
    const last = acts.filter((one) => newest(one)?.period === '2026-10')
    const share = (status: number) => last.filter((one) => one.status === status).length / last.length
    for (const status of [DOCUMENT_STATUS.new, signed, rejected, countersigned])
      expect(share(status)).toBeGreaterThan(0.03)
    for (const { events } of last.filter(({ status }) => status === rejected))
      expect(events.at(-1)).toMatchObject({ code: expect.any(String), text: expect.stringMatching(/.{20}/) })
  })

  it('leaves the whole newest batch of the shown tenant to its visitors', () => {
    const mine = documents.filter(({ lease }) => lease.tenant.email === signIns[1])
    expect(mine.length).toBeGreaterThan(300)
    const waiting = mine.filter(({ status }) => status === DOCUMENT_STATUS.new).map((one) => one.kind)
    expect(waiting.filter((kind) => kind === 'completion').length).toBeGreaterThan(10)
    expect(waiting).toContain('invoice')
    expect(waiting).toContain('application')
    const newestActs = mine.filter((one) => one.kind === 'completion' && newest(one)?.period === '2026-10')
    expect(new Set(newestActs.map(({ status }) => status))).toEqual(new Set([DOCUMENT_STATUS.new]))
    expect(new Set(newestActs.map(({ unread }) => unread))).toEqual(new Set([true, false]))
  })
})
