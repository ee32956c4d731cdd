import type { components } from '@sauda/sdk'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { paperOf } from '../../documents/paper/paper.ts'
import { retryAt } from '../../documents/retry-at.ts'
import { verifyStored } from './again.ts'
import { type CheckedDocument, findByAddress, findById } from './check-queries.ts'
import { guestCheck } from './guests.ts'
import { type CheckedSignature, seen } from './seen.ts'
import { type StandingSignature, standingSignatures } from './stored-queries.ts'
import { verdictOn } from './verdict.ts'

type Schemas = components['schemas']
export type DocumentCheck = Schemas['DocumentCheck']

/** Checks by address or id from one network address; whoever compares a pile of papers needs a few dozen. */
const CHECKS = { limit: 60, windowSeconds: 600 }

/** Returns what is true of the document of a QR code, with what stands on its paper. */
export async function checkAddress(
  deps: Deps,
  address: Schemas['CheckAddress'],
  network: string,
): Promise<DocumentCheck> {
  await hitOrRefuse(deps.db, deps.clock, `document-check:${network}`, CHECKS)
  return guestCheck(async () => {
    const found = await findByAddress(deps.db, address)
    if (!found) throw new RefusalError('not_found')
    const { file, pages } = await paperOf(deps, found.id, found.version)
    return { ...(await checkOf(deps, found)), paper: paperFacts(found, pages), sha256: file }
  })
}

/** Returns whether there is such a document, and nothing else: anybody can count through the ids. */
export async function checkNumber(
  deps: Deps,
  id: number,
  network: string,
): Promise<Schemas['CheckedNumber']> {
  await hitOrRefuse(deps.db, deps.clock, `document-check:${network}`, CHECKS)
  if (!(await findById(deps.db, id))) throw new RefusalError('not_found')
  return { id }
}

async function checkOf(deps: Deps, document: CheckedDocument): Promise<DocumentCheck> {
  const standing = await standingSignatures(deps.db, document.id, document.version)
  const signers = await seenAgain(deps, standing)
  const now = deps.clock.now()
  const pending = standing.find((_, at) => signers[at]?.state === 'pending')
  return {
    verdict: verdictOn(document.status, signers),
    checked_at: now.toISOString(),
    file_name: null,
    paper: null,
    copy_of: null,
    sha256: null,
    digests: null,
    signers,
    expired_at: firstExpiry(signers, now),
    retry_at: pending ? retryAt(now, pending.received_at).toISOString() : null,
  }
}

/** Verifies stored signatures again, from what was kept. */
export async function seenAgain(
  deps: Deps,
  standing: readonly StandingSignature[],
): Promise<CheckedSignature[]> {
  const verified = await verifyStored(deps, standing, { forGuest: true })
  return verified.map(({ proved: { signature }, report }) =>
    seen({ side: signature.side, held: true }, report, signature.received_at),
  )
}

/** When the first certificate that is out of force now expired. */
export function firstExpiry(
  signers: readonly Pick<CheckedSignature, 'not_after'>[],
  now: Date,
): string | null {
  const ends = signers.flatMap(({ not_after }) => not_after ?? [])
  return ends.filter((end) => Date.parse(end) < now.getTime()).toSorted()[0] ?? null
}

function paperFacts(document: CheckedDocument, pages: number): Schemas['CheckedPaper'] {
  const { kind, content, rooms } = document
  const { number, date, total, currency } = content
  return { kind, number, date, total, currency, rooms, pages }
}
