import type { DocumentKind } from '@sauda/sdk/documents'
import type { DocumentFate } from './document-life.ts'
import type { Lease } from './leases.ts'

type Fates = readonly (readonly [fate: DocumentFate, weight: number])[]

/** The batch that came last, the one before, and those that are settled. */
type Age = 'newest' | 'recent' | 'old'

/** How often each fate is, by the age of a document. */
const INVOICES: Record<Age, Fates> = {
  newest: [
    ['downloaded', 60],
    ['unread', 22],
    ['opened', 10],
    ['rejected', 8],
  ],
  recent: [
    ['downloaded', 88],
    ['unread', 7],
    ['mended', 3],
    ['annulled', 2],
  ],
  old: [
    ['downloaded', 93],
    ['mended', 3],
    ['unread', 2],
    ['annulled', 2],
  ],
}
const SIGNED: Record<Age, Fates> = {
  newest: [
    ['signed', 34],
    ['countersigned', 22],
    ['unread', 16],
    ['opened', 14],
    ['rejected', 14],
  ],
  recent: [
    ['countersigned', 84],
    ['signed', 8],
    ['mended', 4],
    ['rejected', 2],
    ['annulled', 2],
  ],
  old: [
    ['countersigned', 93],
    ['mended', 5],
    ['annulled', 2],
  ],
}
/** The whole newest batch of the tenant whom visitors sign in as waits for them. */
const SHOWN: Fates = [
  ['unread', 70],
  ['opened', 30],
]

/** @param days how long ago the document came */
export const fatesOf = (kind: DocumentKind, { divided }: Lease, days: number): Fates => {
  const age = days < 31 ? 'newest' : days < 62 ? 'recent' : 'old'
  if (age === 'newest' && divided) return SHOWN
  return (kind === 'invoice' ? INVOICES : SIGNED)[age]
}
