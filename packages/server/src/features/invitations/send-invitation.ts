import { randomUUID } from 'node:crypto'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { deliver, type PostDeps } from '../../platform/mail/post.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import type { Deps } from '../deps.ts'
import { invitationLetter } from './letters/invitation.ts'
import { factsAbout, findInvitations, keepToken } from './queries.ts'

export const SEND_INVITATION = 'send-invitation'

type SendInvitationDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & PostDeps

/**
 * Creates the link of an invitation and sends its e-mail directly: the link is never stored, not even in a job. A retry
 * creates a new link.
 */
export function sendInvitationJob(deps: SendInvitationDeps): Job {
  return defineJob(SEND_INVITATION, ({ id }: { id: number }) => sendInvitation(deps, id), { retryLimit: 12 })
}

async function sendInvitation(deps: SendInvitationDeps, id: number): Promise<void> {
  const { db, clock, publicUrl } = deps
  const [invitation] = await findInvitations(db, clock.now(), id)
  if (!invitation) return
  const token = newToken()
  // The invitation may have been withdrawn meanwhile; then nothing is sent.
  if (!(await keepToken(db, id, tokenHash(token)))) return
  const { has_user: known } = await factsAbout(db, { ...invitation, department_id: null })
  const letter = invitationLetter({ invitation, token, known, publicUrl })
  await deliver(deps, { id: randomUUID(), to: invitation.email, ...letter })
}
