import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { documentsToSign } from '../documents/signatures.ts'
import { viewerOf } from '../documents/viewer.ts'
import { readerOf } from '../people/users.ts'
import { linkLetter } from './link-letter.ts'
import { sideOf } from './start.ts'

/** A letter may be lost or go to spam, so a few more are allowed. */
const LETTERS = { limit: 3, windowSeconds: 900 } as const

/**
 * Mails a user a link to documents, to sign them on a computer.
 * @throws RefusalError `forbidden`, `not_found`, `too_many_requests`
 */
export async function sendSigningLink(
  deps: Deps,
  actor: Actor,
  { kind, id = null }: components['schemas']['SigningLinkRequest'],
): Promise<void> {
  sideOf(actor)
  const { bin } = await viewerOf(deps.db, actor)
  if (id !== null) await documentsToSign(deps.db, { kind, bin }, { rid: null, ids: [id] })
  const reader = await readerOf(deps.db, actor.id)
  if (!reader) throw new RefusalError('not_found')
  await hitOrRefuse(deps.db, deps.clock, `signing-link:${actor.id}`, LETTERS)
  const facts = { kind, id, name: reader.name, publicUrl: deps.publicUrl }
  await withTransaction(deps.db, (trx) =>
    sendMail(deps, trx, { to: reader.email, ...linkLetter(facts, reader.language) }),
  )
}
