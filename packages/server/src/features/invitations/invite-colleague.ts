import { randomBytes } from 'node:crypto'
import type { components } from '@sauda/sdk'
import { normalEmail, ROLE } from '@sauda/sdk/access'
import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import { endCompanyInvitation, findCompanyInvitations } from '../companies/invited.ts'
import { findColleagues, lockCompany } from '../companies/members.ts'
import { knownFunction, ownedBy } from '../companies/owned-by.ts'
import type { Deps } from '../deps.ts'
import { insertInvitation, mayNeverJoin } from './queries.ts'
import { SEND_COLLEAGUE_INVITATION } from './send-colleague-invitation.ts'
import { INVITATION_DAYS } from './service.ts'

type Schemas = components['schemas']

/** Invitations that an owner may make in a day, so that nobody is written to without end. */
const INVITES = { limit: 60, windowSeconds: 86_400 }

/**
 * Invites somebody to the company of an owner: by e-mail, sent by a job that is queued in the transaction, or by a link that is
 * returned and not stored. Whether the address has a user is found out by the job, so the answer does not tell, except that those
 * who could not join (blocked people and staff) get one and the same refusal, which does not say why.
 * @throws RefusalError `forbidden`, `invalid`, `too_many_requests`
 */
export async function inviteColleague(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'publicUrl'>,
  actor: Actor,
  draft: Schemas['ColleagueDraft'],
  asked: Language,
): Promise<Schemas['ColleagueInvited']> {
  const companyId = ownedBy(actor)
  const { db, clock, jobs, publicUrl } = deps
  const wanted = draft.email?.trim() || null
  const email = wanted === null ? null : normalEmail(wanted)
  if (wanted !== null && email === null) {
    throw new RefusalError('invalid', { errors: { email: ['email_invalid'] } })
  }
  const of = knownFunction(draft.function)
  await hitOrRefuse(db, clock, `company:invite:${companyId}`, INVITES)
  const now = clock.now()
  const language = draft.language ?? asked
  const token = email === null ? newToken() : null
  return withTransaction(db, async (trx) => {
    const company = await lockCompany(trx, companyId)
    const members = await findColleagues(trx, companyId)
    const me = members.find(({ id }) => id === actor.id)
    if (!company || me?.function !== 'owner') throw new RefusalError('forbidden')
    if (email !== null && members.some((member) => member.email.toLowerCase() === email)) {
      throw new RefusalError('invalid', { errors: { email: ['taken'] } })
    }
    if (email !== null && (await mayNeverJoin(trx, email))) {
      throw new RefusalError('invalid', { errors: { email: ['not_invitable'] } })
    }
    const id = await insertInvitation(trx, {
      ...{
        email,
        role_id: ROLE.tenant,
        language,
        department_id: null,
        room_ids: [],
        company: null,
        bin: null,
      },
      ...{ company_id: companyId, function: of, invited_by: actor.id, created_at: now },
      // An e-mail's job creates its link.
      token_hash: token === null ? randomBytes(32) : tokenHash(token),
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'invitation', subjectId: id, action: 'invite', now },
      details: { company_id: companyId, function: of },
    })
    const [invitation] = await findCompanyInvitations(trx, companyId, now, id)
    if (!invitation) throw new RefusalError('forbidden')
    if (token === null) await jobs.send(trx, SEND_COLLEAGUE_INVITATION, { id })
    const path = token && localPath(paths.registrationInvitation(token), language)
    return { invitation, link: path && publicUrl + path }
  })
}

/** Ends an invitation to the company of an owner. @throws RefusalError `forbidden`, `not_found` */
export async function withdrawInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<true> {
  const companyId = ownedBy(actor)
  const now = clock.now()
  await withTransaction(db, async (trx) => {
    await lockCompany(trx, companyId)
    if (!(await endCompanyInvitation(trx, { id, companyId, now }))) throw new RefusalError('not_found')
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'invitation', subjectId: id, action: 'revoke', now },
    })
  })
  return true
}
