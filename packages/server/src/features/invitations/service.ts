import { randomBytes } from 'node:crypto'
import type { components } from '@sauda/sdk'
import { isTenant } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import type { Actor } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { page } from '../../contract/paging.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Db, type Transact, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { wrongRooms } from '../rooms/leases.ts'
import { checkInvitation, type Invitee } from './check-invitation.ts'
import {
  endInvitation,
  factsAbout,
  findInvitations,
  type Invitation,
  insertInvitation,
  mayNeverJoin,
} from './queries.ts'
import { SEND_INVITATION } from './send-invitation.ts'

type Schemas = components['schemas']

export const INVITATION_DAYS = 7

/** Links that one network may follow in an hour. */
export const LINKS = { limit: 60, windowSeconds: 3600 }

/**
 * Invites somebody by e-mail; the job that sends it is queued in the transaction of the invitation.
 * @throws RefusalError `forbidden`, `invalid`
 */
export async function inviteUser(
  deps: Deps,
  actor: Actor,
  draft: Schemas['InvitationDraft'],
  { language, transact }: { language: Language; transact: Transact },
): Promise<Invitation> {
  requireCapability(actor, 'users.manage')
  const { invitee, errors } = checkInvitation(draft)
  if (!invitee) throw new RefusalError('invalid', { errors })
  const now = deps.clock.now()
  return transact(deps.db, async (trx) => {
    await requireRight(trx, invitee)
    const id = await insertInvitation(trx, {
      ...invitee,
      language: draft.language ?? language,
      // No link yet: the e-mail's job creates it.
      token_hash: randomBytes(32),
      invited_by: actor.id,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    })
    const { email: _, ...details } = invitee
    await recordAct(trx, { ...line(actor, id, now), action: 'invite', details })
    const [invitation] = await findInvitations(trx, now, id)
    if (!invitation) throw new RefusalError('not_found')
    await deps.jobs.send(trx, SEND_INVITATION, { id })
    return invitation
  })
}

export async function listInvitations({ db, clock }: Deps, actor: Actor): Promise<Schemas['InvitationList']> {
  requireCapability(actor, 'users.manage')
  return page(await findInvitations(db, clock.now()))
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function revokeInvitation({ db, clock }: Deps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'users.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    if (!(await endInvitation(trx, id, now))) throw new RefusalError('not_found')
    await recordAct(trx, { ...line(actor, id, now), action: 'revoke' })
    return true as const
  })
}

/**
 * An address with an account is invited if there is a company to bring: then the person keeps the account.
 * @throws RefusalError `invalid`; with a BIN that a tenant has, `known_company` says which
 */
async function requireRight(db: Db, invitee: Invitee): Promise<void> {
  const { has_user, has_department, tenant } = await factsAbout(db, invitee)
  const rooms = await wrongRooms(db, invitee.room_ids)
  const brings = isTenant(invitee.role_id) && invitee.company !== null && invitee.bin !== null
  const joins = has_user && brings && !(await mayNeverJoin(db, invitee.email))
  const errors: FieldErrors = {
    ...(has_user && !joins && { email: ['taken'] }),
    ...(invitee.department_id !== null && !has_department && { department_id: ['unknown'] }),
    ...(tenant && { bin: ['taken'] }),
    ...(rooms && { room_ids: [rooms] }),
  }
  if (Object.keys(errors).length === 0) return
  throw new RefusalError('invalid', { errors, ...(tenant && { known_company: tenant }) })
}

function line(actor: Actor, id: number, now: Date) {
  return { actorId: actor.id, subject: 'invitation', subjectId: id, now } as const
}
