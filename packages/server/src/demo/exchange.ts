import { DOCUMENT_STATUS, type DocumentContent, type DocumentKind } from '@sauda/sdk/documents'
import { almatyTime } from '@sauda/sdk/language'
import { madeUpBin } from './business-number.ts'
import { type DemoDocument, guidOf } from './documents.ts'

/** The accounting system of the demo centre. */
export const DEMO_BASE = { name: 'Бухгалтерия для Казахстана 3.0', login: 'base-demo' } as const

/** What came together, or one document that came alone. */
export interface DemoDelivery {
  at: Date
  isBatch: boolean
  /** As they came, in their order; with the document that a row became, unless it is refused. */
  rows: readonly DemoRow[]
}

/** A refused row with a document was an older version of it; one without cannot be received at all. */
interface DemoRow {
  raw: string
  document: DemoDocument | null
  outcome: 'created' | 'unchanged' | 'refused'
}

const HOUR = 3_600_000
/** How old the rows of the journal are at most. */
const JOURNAL_DAYS = 60
/** A shop that has rented a room and has not registered yet. */
const NEWCOMER = { name: 'ТОО «Жібек Авто»', bin: madeUpBin(640, 'company') } as const

/** Returns documents whose tenant is not registered yet: a shop that opens in December. */
export const newcomerDocuments = (documents: readonly DemoDocument[], now: Date): DemoDocument[] =>
  (['invoice', 'application'] as const).flatMap((kind, place) => {
    const model = documents.findLast((one) => one.kind === kind && one.contents.length === 1)
    const content = model?.contents[0]
    if (!model || !content) return []
    const came = new Date(now.getTime() - 20 * HOUR)
    const number = kind === 'invoice' ? 'СЧ-09001' : '1'
    const party = { ...content.buyer, ...NEWCOMER, signer: 'директор Сейітов Н.' }
    const contract = { number: 'А-417/2026', date: content.date }
    return {
      ...model,
      ...{ lease: { ...model.lease, party }, contents: [{ ...content, number, buyer: party, contract }] },
      ...{ status: DOCUMENT_STATUS.new, unread: true, received_at: came, changed_at: came },
      events: [
        {
          ...{ at: new Date(came.getTime() + place), actor: null, action: 'received' as const },
          ...{ from: null, to: DOCUMENT_STATUS.new, version: 1 },
        },
      ],
    }
  })

/** Returns what the journal of the exchange has: the latest batches, a night's repeat, and a batch with refused rows. */
export const makeDeliveries = (documents: readonly DemoDocument[], now: Date): DemoDelivery[] => {
  const since = new Date(now.getTime() - JOURNAL_DAYS * 24 * HOUR)
  const recent = documents.filter((one) => cameAt(one) > since && one.contents.length === 1)
  const batches = [...Map.groupBy(recent, keyOf).values()].map((some): DemoDelivery => {
    const at = new Date(Math.max(...some.map((one) => cameAt(one).getTime())))
    return { at, isBatch: some.length > 1, rows: some.map((document) => rowOf(document, 'created')) }
  })
  const latest = recent.filter(({ kind }) => kind === 'invoice').slice(-12)
  return [...batches, ...repeats(latest, now), ...refusals(latest, now)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

/** A document as the accounting system sends it, with other fields for a wrong one. */
const sentText = (
  { kind, guid, content }: { kind: DocumentKind; guid: string; content: DocumentContent },
  fields: Record<string, unknown> = {},
): string => {
  const { lines, total, vat_total, ...same } = content
  return JSON.stringify({
    ...{ kind, guid, data_version: '1', ...same, total: tenge(total), vat_total: tenge(vat_total) },
    lines: lines.map(({ price, vat, sum, quantity, ...line }) => ({
      ...{ ...line, quantity: String(quantity), price: tenge(price), vat: tenge(vat), sum: tenge(sum) },
    })),
    ...fields,
  })
}

const tenge = (tiyn: number) => (tiyn / 100).toFixed(2)

const rowOf = (document: DemoDocument, outcome: DemoRow['outcome']): DemoRow => {
  const [content] = document.contents
  if (!content) throw new RangeError('A document has no version')
  return { raw: sentText({ kind: document.kind, guid: guidOf(document), content }), document, outcome }
}

const cameAt = ({ events }: DemoDocument) => events[0]?.at ?? new Date(0)
const keyOf = (one: DemoDocument) => `${one.kind} ${cameAt(one).toISOString().slice(0, 10)}`

/** The base sends changed documents every night; some of them did not change for the portal. */
const repeats = (latest: readonly DemoDocument[], now: Date): DemoDelivery[] =>
  [2, 4, 7].map((days, place) => ({
    at: new Date(now.getTime() - days * 24 * HOUR),
    isBatch: true,
    rows: latest.slice(place, place + 4).map((document) => rowOf(document, 'unchanged')),
  }))

/**
 * A batch of yesterday with three wrong documents, and a copy of the base, restored for a test, that sent versions which
 * the portal has newer ones of.
 */
const refusals = (latest: readonly DemoDocument[], now: Date): DemoDelivery[] => {
  const [first, second, third] = latest.flatMap(({ contents: [content] }) => content ?? [])
  if (!first || !second || !third) return []
  const wrong = (place: number, content: DocumentContent, fields: Record<string, unknown>): DemoRow => {
    const number = `СЧ-0910${place}`
    const guid = guidOf({ kind: 'invoice', contents: [{ ...content, number }] })
    const raw = sentText({ kind: 'invoice', guid, content }, { number, ...fields })
    return { raw, document: null, outcome: 'refused' }
  }
  const older = ([3, 8, 8] as const).map((days, place): DemoDelivery => {
    const row = latest.slice(place, place + 1).map((document) => rowOf(document, 'refused'))
    return { at: new Date(now.getTime() - days * 24 * HOUR + place * HOUR), isBatch: false, rows: row }
  })
  // Yesterday after ten in the evening, whatever the hour is now.
  const sinceYesterdayEvening = (almatyTime(now)?.hour ?? 0) + 2
  return [
    ...older,
    {
      at: new Date(now.getTime() - sinceYesterdayEvening * HOUR),
      isBatch: true,
      rows: [
        ...latest.slice(3, 6).map((document) => rowOf(document, 'unchanged')),
        wrong(1, first, { total: tenge(first.total + 90_00) }),
        // A cell of a spreadsheet dropped the zero in front.
        wrong(2, second, { buyer: { ...second.buyer, bin: '31054000013' } }),
        wrong(3, third, { vat_total: tenge(third.vat_total + 12_00) }),
      ],
    },
  ]
}
