import type { components } from '@sauda/sdk'
import { checkEnd } from '@sauda/sdk/people'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireFreshEntry } from '../access/fresh-entry.ts'
import { requireCapability } from '../access/require-capability.ts'
import { closeTenancy } from '../companies/companies.ts'
import { lockCompany } from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { holdAdministrators } from '../people-desk/administrators.ts'
import { ENDS_WITH_TENANCY } from './ends-with-tenancy.ts'
import { endLetter } from './letters/tenancy-letters.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Ends the tenancy of a company with everything that came with it, in one transaction; documents, authorship and the journal
 * stay. Of two administrators who end it at once the first does.
 * @throws RefusalError `forbidden`, `invalid`, `password_again`, `not_found`, `changed_meanwhile` if it has ended already
 */
export async function endTenancy(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>,
  actor: Actor,
  id: number,
  draft: components['schemas']['TenancyEnding'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  const { ending, errors } = checkEnd(draft)
  if (!ending) throw new RefusalError('invalid', { errors })
  await requireFreshEntry(deps, actor)
  const { reason, note = null } = ending
  return withTransaction(deps.db, async (trx) => {
    await holdAdministrators(trx, actor)
    const company = await lockCompany(trx, id)
    if (!company) throw new RefusalError('not_found')
    if (company.ended_at !== null) throw new RefusalError('changed_meanwhile')
    const now = deps.clock.now()
    // Before the people leave: afterwards it has no owners.
    await tellOwners(deps, trx, company, (owner) =>
      endLetter({ company: company.name, reason, note, at: now }, owner),
    )
    await closeTenancy(trx, id, { ended_at: now, reason, note, ended_by: actor.id })
    let ended: Readonly<Record<string, number>> = {}
    for (const step of ENDS_WITH_TENANCY) {
      ended = { ...ended, ...(await step(deps, trx, { company, actor, now })) }
    }
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'company', subjectId: id, action: 'end_tenancy', now },
      details: { reason, ...(note && { note }), ...ended },
    })
    return true as const
  })
}
