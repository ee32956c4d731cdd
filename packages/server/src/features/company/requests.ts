import type { components, FieldCode } from '@sauda/sdk'
import { type CompanyFunction, isStaff, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { RefusalError } from '../../refusal.ts'
import { membershipLetter } from '../companies/letters/membership.ts'
import { findColleagues, holdMembership, insertMembership, lockCompany } from '../companies/members.ts'
import { knownFunction, ownedBy } from '../companies/owned-by.ts'
import { type Asker, lockRequest } from '../companies/requested.ts'
import type { Deps } from '../deps.ts'
import { writeDecision } from '../invitations/applications.ts'
import { setRole } from '../people/users.ts'

type Decision = components['schemas']['MembershipDecision']
type RequestDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>

/**
 * Accepts or rejects somebody who has applied with the BIN of a company; the person gets an e-mail. Of two decisions the first
 * counts.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed` if it is already decided, `invalid`
 */
export async function decideMembershipRequest(
  deps: RequestDeps,
  actor: Actor,
  id: number,
  { accept, function: named, comment }: Decision,
): Promise<true> {
  const companyId = ownedBy(actor)
  const said = comment?.trim() || null
  const of = accept && named !== undefined ? knownFunction(named) : null
  if (accept && of === null) throw invalid('function', 'required')
  if (!accept && said === null) throw invalid('comment', 'required')
  if (!accept && named !== undefined) throw invalid('function', 'unexpected')
  const now = deps.clock.now()
  await withTransaction(deps.db, async (trx) => {
    const company = await lockCompany(trx, companyId)
    const me = (await findColleagues(trx, companyId)).find((one) => one.id === actor.id)
    if (!company || me?.function !== 'owner') throw new RefusalError('forbidden')
    const asker = await lockRequest(trx, id, company.bin)
    if (!asker) throw new RefusalError('not_found')
    if (asker.decided) throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    if (of !== null) await accepted(deps, trx, { asker, companyId, of, actor })
    await writeDecision(trx, id, { accepted: accept, comment: said, decided_by: actor.id, decided_at: now })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'tenant_application', subjectId: id, now },
      action: accept ? 'accept' : 'refuse',
      details: { user_id: asker.user_id, company_id: companyId, function: of, comment: said },
    })
    const news =
      of !== null
        ? ({ kind: 'accepted', company: company.name, of } as const)
        : ({ kind: 'refused', company: company.name, comment: said ?? '' } as const)
    await sendMail(deps, trx, {
      to: asker.email,
      ...membershipLetter(news, { name: asker.name, language: asker.language, publicUrl: deps.publicUrl }),
    })
  })
  return true
}

async function accepted(
  { clock, push }: RequestDeps,
  trx: Trx,
  { asker, companyId, of, actor }: { asker: Asker; companyId: number; of: CompanyFunction; actor: Actor },
): Promise<void> {
  const isMember = await holdMembership(trx, asker.user_id, companyId)
  if (isStaff(asker.role_id) || isMember)
    throw new RefusalError('action_not_allowed', { allowed_actions: [] })
  const now = clock.now()
  const membership = await insertMembership(trx, { userId: asker.user_id, companyId, of, now })
  await setRole(trx, asker.user_id, ROLE.tenant)
  await recordAct(trx, {
    ...{ actorId: actor.id, subject: 'membership', subjectId: membership, action: 'accept', now },
    details: { user_id: asker.user_id, function: of },
  })
  afterCommit(() => push.renew(asker.user_id))
}

function invalid(field: string, code: FieldCode): RefusalError {
  return new RefusalError('invalid', { errors: { [field]: [code] } })
}
