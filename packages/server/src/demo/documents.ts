import { createHash } from 'node:crypto'
import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import type { DemoCentre } from './demo-centre.ts'
import { appendixText } from './document-appendices.ts'
import { actBills, type Bill, invoiceBills } from './document-bills.ts'
import { fatesOf } from './document-fates.ts'
import { type DocumentLife, liveDocument } from './document-life.ts'
import { rentLine, totalsOf, withQuantity } from './document-lines.ts'
import { dayOf, daysBetween, type Month, momentOf, monthAt, periodOf } from './document-months.ts'
import { type Lease, landlord, makeLeases } from './leases.ts'
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
/** The payment purpose code of services. */
const KNP = '859'

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

/** The id of a document in the accounting system: the same for the same kind, tenant and number. */
export const guidOf = ({ kind, contents }: Pick<DemoDocument, 'kind' | 'contents'>): string => {
  const [content] = contents
  const hash = createHash('sha256').update(`${kind} ${content?.buyer.bin} ${content?.number}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

interface Draft extends Bill {
  kind: DocumentKind
  day: string
  paragraphs: readonly string[]
}

const invoicesOf = (lease: Lease, month: Month): Draft[] =>
  invoiceBills(lease, month).map((bill) => ({
    ...bill,
    kind: 'invoice',
    day: dayOf(month, 1),
    paragraphs: [],
  }))

const actsOf = (lease: Lease, month: Month): Draft[] =>
  actBills(lease, month).map((bill) => ({
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
  ...(draft.kind === 'invoice' && { knp: KNP }),
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
