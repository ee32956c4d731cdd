import type { components } from '@sauda/sdk'
import { typed } from '@sauda/sdk/language'
import { checkBlock, MAX_BLOCK_NOTE } from '@sauda/sdk/people'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { endOtherSessions } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import { requireFreshEntry } from '../access/fresh-entry.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { closeRequestsOf } from '../part-requests/part-requests.ts'
import { endRestoresOf } from '../registration/flows.ts'
import { endLinks } from '../registration/mailbox.ts'
import { endSigningOf } from '../signing/open-sessions.ts'
import { holdPerson } from './administrators.ts'
import { endBlock, endInvitationsTo, insertBlock, type Person } from './block-queries.ts'
import { blockedLetter, unblockedLetter } from './letters/block-letters.ts'
import { takeDownAdsOf } from './take-down-ads.ts'

type Schemas = components['schemas']

/**
 * Blocks a person. Everything by which the person could go on ends in one transaction; documents, history and authorship
 * stay. A repeat changes nothing.
 * @throws RefusalError `forbidden`, `oneself`, `invalid`, `password_again`, `not_found`, `last_administrator`
 */
export async function blockUser(
  deps: Deps,
  actor: Actor,
  id: number,
  draft: Schemas['UserBlock'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  if (id === actor.id) throw new RefusalError('oneself')
  const { block, errors } = checkBlock(draft)
  if (!block) throw new RefusalError('invalid', { errors })
  await requireFreshEntry(deps, actor)
  return withTransaction(deps.db, async (trx) => {
    const person = await holdPerson(trx, actor, id, ({ blocked_at }) => blocked_at === null)
    if (person.blocked_at) return true
    const since = deps.clock.now()
    const { reason, note = null } = block
    await insertBlock(trx, id, { since, reason, note, blocked_by: actor.id })
    const ended = await endAccess(deps, trx, person)
    const ads = await takeDownAdsOf(deps, trx, actor, person)
    const part_requests = await closeRequestsOf(deps, trx, { userId: id, actorId: actor.id })
    const details = { reason, ...(note && { note }), ...ended, ads, part_requests }
    await recordAct(trx, { ...line(actor, id, since), action: 'block', details })
    const { name, email, language } = person
    const letter = blockedLetter({ name, reason, note, at: since, publicUrl: deps.publicUrl }, language)
    await sendMail(deps, trx, { to: email, ...letter })
    return true as const
  })
}

/** Ends all by which a person is signed in, or could sign, register or restore access. Returns how much that was. */
async function endAccess(
  { clock, push }: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { id, email }: Person,
): Promise<{ sessions: number; signing_sessions: number }> {
  const now = clock.now()
  const sessions = await endOtherSessions(trx, id, null)
  const signing_sessions = await endSigningOf(trx, id, now)
  await endRestoresOf(trx, id)
  await endLinks(trx, email)
  await endInvitationsTo(trx, email, now)
  afterCommit(() => push.renew(id))
  return { sessions, signing_sessions }
}

/**
 * Lets a person in again; ads that the block has taken down stay down. A repeat changes nothing.
 * @throws RefusalError `forbidden`, `invalid`, `password_again`, `not_found`
 */
export async function unblockUser(
  deps: Deps,
  actor: Actor,
  id: number,
  draft: Schemas['UserUnblock'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  const note = typed(draft.note) || null
  if (note !== null && note.length > MAX_BLOCK_NOTE) {
    throw new RefusalError('invalid', { errors: { note: ['too_long'] } })
  }
  await requireFreshEntry(deps, actor)
  return withTransaction(deps.db, async (trx) => {
    const { name, email, language, blocked_at } = await holdPerson(trx, actor, id, () => false)
    if (!blocked_at) return true
    const now = deps.clock.now()
    await endBlock(trx, id, { until: now, unblocked_by: actor.id, unblock_note: note })
    await recordAct(trx, { ...line(actor, id, now), action: 'unblock', details: note ? { note } : null })
    await sendMail(deps, trx, {
      to: email,
      ...unblockedLetter({ name, publicUrl: deps.publicUrl }, language),
    })
    return true as const
  })
}

function line(actor: Actor, id: number, now: Date) {
  return { actorId: actor.id, subject: 'user', subjectId: id, now } as const
}
