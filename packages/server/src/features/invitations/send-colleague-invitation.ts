import { randomUUID } from 'node:crypto'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { deliver, type PostDeps } from '../../platform/mail/post.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { findToSend } from '../companies/invited.ts'
import type { Deps } from '../deps.ts'
import { colleagueInvitationLetter } from './letters/colleague-invitation.ts'
import { keepToken } from './queries.ts'

export const SEND_COLLEAGUE_INVITATION = 'send-colleague-invitation'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & PostDeps

/**
 * Creates the link of an owner's invitation and sends its e-mail directly: the link is never stored. Only here is it found out
 * whether the address has a user, who then signs in instead of registering. Who is blocked gets nothing.
 */
export function sendColleagueInvitationJob(deps: SendDeps): Job {
  return defineJob(SEND_COLLEAGUE_INVITATION, ({ id }: { id: number }) => send(deps, id), { retryLimit: 12 })
}

async function send(deps: SendDeps, id: number): Promise<void> {
  const { db, clock, publicUrl } = deps
  const invitation = await findToSend(db, id, clock.now())
  if (!invitation || invitation.blocked) return
  const token = newToken()
  // The invitation may have been withdrawn meanwhile; then nothing is sent.
  if (!(await keepToken(db, id, tokenHash(token)))) return
  const letter = colleagueInvitationLetter({ invitation, token, publicUrl })
  await deliver(deps, { id: randomUUID(), to: invitation.email, ...letter })
}
