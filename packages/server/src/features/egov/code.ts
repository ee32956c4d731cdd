import type { components } from '@sauda/sdk'
import { EGOV_CODE_LIMITS } from '@sauda/sdk/egov-mobile'
import { encodeQR } from 'qr'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { paperOf } from '../documents/paper/paper.ts'
import { findSessionDocuments, requireNonce, sessionFor } from '../signing/start.ts'
import { deleteUnsent, findRequest, findSent, replaceRequest } from './egov-queries.ts'
import { PHONE_PREFIX } from './phone-path.ts'

type Schemas = components['schemas']

/** Codes that one user may ask for: a batch needs one for every hundred documents, or every 20 MB of them. */
export const CODES = { limit: 120, windowSeconds: 600 }

/** What opens the apps on the same telephone, with their ids in Apple's and Google's shops. */
const LAUNCHERS = {
  mobile: {
    address: 'https://m.egov.kz/mobileSign/',
    ...{ isi: '1476128386', ibi: 'kz.egov.mobile', apn: 'kz.mobile.mgov' },
  },
  business: {
    address: 'https://m.egov.kz/businessSign/',
    ...{ isi: '1597880144', ibi: 'kz.mobile.mgov.business', apn: 'kz.mobile.mgov.business' },
  },
} as const

/**
 * Makes the code that a telephone reads to sign documents of a session. An earlier code of the session ends.
 * @throws RefusalError `not_found`, `forbidden`, `signing_of_another`, `signing_over`, `invalid` (`nonce`),
 * `action_not_allowed` if the session is used up for the documents, `too_large`, `too_many_requests`
 */
export async function showCode(
  deps: Deps,
  actor: Actor,
  { session_id, nonce, ids }: Schemas['EgovCodeRequest'],
): Promise<Schemas['EgovCode']> {
  const session = await sessionFor(deps, actor, { id: session_id, kind: null })
  if (!deps.egov) throw new RefusalError('not_found')
  requireNonce(session, nonce)
  if (session.expires_at <= deps.clock.now()) throw new RefusalError('signing_over')
  await hitOrRefuse(deps.db, deps.clock, `egov:code:${actor.id}`, CODES)
  const wanted = [...new Set(ids)]
  const found = new Map(
    (await findSessionDocuments(deps.db, session.id, wanted)).map((it) => [it.document_id, it]),
  )
  if (found.size < wanted.length) throw new RefusalError('not_found')
  const unsigned = wanted.flatMap((id) => found.get(id) ?? []).filter(({ result }) => result === null)
  if (unsigned.length === 0) throw new RefusalError('action_not_allowed', { allowed_actions: [] })
  const papers = await Promise.all(
    unsigned.map(({ document_id, version }) => paperOf(deps, document_id, version)),
  )
  // The telephone gets all of it at once, in base64.
  if (papers.reduce((sum, { size }) => sum + size, 0) > EGOV_CODE_LIMITS.bytes) {
    throw new RefusalError('too_large')
  }
  const secret = newToken()
  const documents = unsigned.map(({ document_id }) => document_id)
  await withTransaction(deps.db, (trx) =>
    replaceRequest(trx, {
      ...{ session_id: session.id, sign_in_id: actor.session_id, secret_hash: tokenHash(secret), documents },
    }),
  )
  const address = `${deps.publicUrl}${PHONE_PREFIX}/${secret}/mgovSign`
  const text = `mobileSign:${address}`
  return {
    code_id: codeIdOf(tokenHash(secret)),
    text,
    picture: encodeQR(text, 'svg', { ecc: 'medium', border: 2 }),
    links: { mobile: linkTo(LAUNCHERS.mobile, address), business: linkTo(LAUNCHERS.business, address) },
    documents,
    expires_at: session.expires_at.toISOString(),
  }
}

function linkTo({ address, ...app }: (typeof LAUNCHERS)['mobile' | 'business'], link: string): string {
  return `${address}?${new URLSearchParams({ link, ...app })}`
}

/**
 * Returns what the telephone has done with the code of a session.
 * @throws RefusalError `not_found`, `forbidden`, `signing_of_another`
 */
export async function codeState(
  deps: Deps,
  actor: Actor,
  sessionId: string,
): Promise<Schemas['EgovCodeState']> {
  const session = await sessionFor(deps, actor, { id: sessionId, kind: null })
  const request = await findRequest(deps.db, session.id)
  if (!request) throw new RefusalError('not_found')
  const isOver = session.expires_at <= deps.clock.now()
  return {
    state: request.sent_at ? 'sent' : isOver ? 'over' : request.read_at ? 'read' : 'shown',
    expires_at: session.expires_at.toISOString(),
    signatures: request.sent_at ? await findSent(deps.db, session.id) : [],
  }
}

/** Names a code without its secret, for whoever ends or counts it. */
export function codeIdOf(secretHash: Buffer): string {
  return secretHash.toString('base64url')
}

/**
 * Ends a code of a session, unless the telephone has sent its signatures. A newer code stays.
 * @throws RefusalError `not_found`, `forbidden`, `signing_of_another`
 */
export async function endCode(
  deps: Deps,
  actor: Actor,
  { session_id, code_id }: { session_id: string; code_id: string },
): Promise<true> {
  const session = await sessionFor(deps, actor, { id: session_id, kind: null })
  await deleteUnsent(deps.db, session.id, Buffer.from(code_id, 'base64url'))
  return true
}
