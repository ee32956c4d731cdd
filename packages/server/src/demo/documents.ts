import type { DocumentContent, DocumentKind, DocumentLine } from '@sauda/sdk/documents'
import type { DemoCentre } from './demo-centre.ts'
import { appendixText } from './document-appendices.ts'
import { fatesOf } from './document-fates.ts'
import { type DocumentLife, liveDocument } from './document-life.ts'
import {
  advertisingLine,
  electricityLine,
  rentLine,
  serviceLine,
  totalsOf,
  withQuantity,
} from './document-lines.ts'
import { dayOf, daysBetween, type Month, momentOf, monthAt, monthText, periodOf } from './document-months.ts'
import { type Lease, type LeasedRoom, landlord, makeLeases } from './leases.ts'
import { signIns } from './people.ts'
import { createRandom, type Random } from './random.ts'

export interface DemoDocument extends DocumentLife {
  kind: DocumentKind
  lease: Lease
  /** From the first version on. */
  contents: readonly DocumentContent[]
}

export const DOCUMENT_MONTHS = 24
const SEED = 20_261_122

/** Something that a document is made for: its title without the month, and its lines. */
interface Bill {
  title: string
  lines: readonly DocumentLine[]
  rooms: readonly LeasedRoom[]
}

/**
 * Creates the documents of the last 24 months for all tenants, oldest first: invoices at the beginning of a month, acts
 * after its end, appendices when a lease begins and when its rent rises.
 */
export const makeDocuments = (
  { tenants, rooms }: Pick<DemoCentre, 'tenants' | 'rooms'>,
  now: Date,
  seed = SEED,
): DemoDocument[] => {
  const random = createRandom(seed)
  const month = monthAt(now)
  const leases = makeLeases(random, { tenants, rooms, now: month }, signIns[1])
  const number = numbering()
  const documents: DemoDocument[] = []
  for (let at = month - DOCUMENT_MONTHS + 1; at <= month; at++) {
    for (const [place, lease] of leases.entries()) {
      if (at < lease.since) continue
      const minute = place % 60
      const drafts = [
        ...appendicesOf(lease, at).map((draft) => ({ ...draft, came: momentOf(at, 15, 10, minute) })),
        ...invoicesOf(lease, at).map((draft) => ({ ...draft, came: momentOf(at, 1, 9, minute) })),
        ...actsOf(lease, at).map((draft) => ({ ...draft, came: momentOf(at + 1, 2, 9, minute) })),
      ]
      for (const { came, ...draft } of drafts) {
        if (came > now) continue
        const fate = random.weighted(fatesOf(draft.kind, lease, daysBetween(came, now)))
        const life = liveDocument(random, { fate, isInvoice: draft.kind === 'invoice', received: came, now })
        const content = contentOf(lease, at, draft, number(draft.kind, lease))
        documents.push({ ...life, kind: draft.kind, lease, contents: versionsOf(random, content, life) })
      }
    }
  }
  return documents
}

interface Draft extends Bill {
  kind: DocumentKind
  day: string
  paragraphs: readonly string[]
}

const invoicesOf = (lease: Lease, month: Month): Draft[] =>
  billsOf(lease, month, { electricity: month - 1 }).map((bill) => ({
    ...bill,
    kind: 'invoice',
    day: dayOf(month, 1),
    paragraphs: [],
  }))

const actsOf = (lease: Lease, month: Month): Draft[] =>
  billsOf(lease, month, { electricity: month, byRoom: lease.divided }).map((bill) => ({
    ...bill,
    kind: 'completion',
    day: dayOf(month + 1, 0),
    paragraphs: [],
  }))

const appendicesOf = (lease: Lease, month: Month): Draft[] =>
  appendixText(lease, month).map(({ title, paragraphs, from }) => ({
    ...{ title, paragraphs, rooms: lease.rooms },
    kind: 'application',
    day: dayOf(month, 15),
    lines: lease.rooms.map((room) => rentLine(lease, room, from)),
  }))

/** What a lease is billed for a month. Electricity is known after the month, so an invoice has that of the month before. */
const billsOf = (
  lease: Lease,
  month: Month,
  { electricity, byRoom = false }: { electricity: Month; byRoom?: boolean },
): Bill[] => {
  const { rooms, advertising, since } = lease
  const groups = byRoom ? rooms.map((room) => [room]) : [rooms]
  const text = monthText(month)
  const bills = groups.flatMap((group): Bill[] => {
    const rent = group.map((room) => rentLine(lease, room, month))
    const service = group.map((room) => serviceLine(room, month))
    const power = electricity < since ? [] : group.map((room) => electricityLine(lease, room, electricity))
    const made = lease.divided
      ? [
          { title: `Аренда за ${text}`, lines: rent },
          { title: `Эксплуатационные расходы за ${text}`, lines: service },
        ]
      : [{ title: `Аренда и обслуживание за ${text}`, lines: [...rent, ...service] }]
    return [...made, { title: `Электроэнергия за ${monthText(electricity)}`, lines: power }].map((bill) => ({
      ...bill,
      rooms: group,
    }))
  })
  const sign = advertising
    ? [{ title: `Реклама за ${text}`, lines: [advertisingLine(advertising, month)], rooms: [] }]
    : []
  return [...bills, ...sign].filter(({ lines }) => lines.length > 0)
}

/** Returns the versions that have come: a document that was sent again had another sum before. */
const versionsOf = (
  random: Random,
  content: DocumentContent,
  { events }: DocumentLife,
): DocumentContent[] => {
  if (!events.some(({ action }) => action === 'renewed')) return [content]
  const lines = content.lines.map((line) => withQuantity(line, line.quantity + random.int(1, 3)))
  return [{ ...content, lines, ...totalsOf(lines) }, content]
}

const contentOf = (lease: Lease, month: Month, draft: Draft, number: string): DocumentContent => ({
  number,
  date: draft.day,
  period: periodOf(month),
  title: draft.title,
  supplier: landlord,
  buyer: lease.party,
  contract: lease.contract,
  rooms: draft.rooms.map((room) => room.number),
  lines: draft.lines,
  ...totalsOf(draft.lines),
  currency: 'KZT',
  paragraphs: draft.paragraphs,
})

/** Invoices and acts are numbered for the whole centre, appendices for each contract. */
const numbering = () => {
  const last = new Map<unknown, number>()
  const next = (key: unknown) => {
    const number = (last.get(key) ?? 0) + 1
    last.set(key, number)
    return number
  }
  const long = (key: DocumentKind) => String(next(key)).padStart(5, '0')
  return (kind: DocumentKind, lease: Lease) => {
    switch (kind) {
      case 'invoice':
        return `СЧ-${long(kind)}`
      case 'completion':
        return `АВР-${long(kind)}`
      case 'application':
        return String(next(lease))
    }
  }
}
