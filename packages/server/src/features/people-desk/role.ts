import type { components } from '@sauda/sdk'
import { isTenant, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireFreshEntry } from '../access/fresh-entry.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { hasCompany } from '../people/persons.ts'
import { endSigningOf } from '../signing/open-sessions.ts'
import { holdPerson } from './administrators.ts'
import { holdDepartment, setDepartmentOf, setRoleOf } from './block-queries.ts'

type Schemas = components['schemas']

/**
 * Gives a person another role, which counts from the next request on. Live connections are made anew, and open signing
 * ends: both were allowed to somebody with the role before.
 * @throws RefusalError `forbidden`, `password_again`, `not_found`, `has_company`, `changed_meanwhile`, `last_administrator`
 */
export async function setUserRole(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  actor: Actor,
  id: number,
  { role_id, was }: Schemas['UserRole'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  await requireFreshEntry(deps, actor)
  return withTransaction(deps.db, async (trx) => {
    const person = await holdPerson(trx, actor, id, () => role_id !== ROLE.administrator)
    if (isTenant(person.role_id) || (await hasCompany(trx, id))) throw new RefusalError('has_company')
    if (person.role_id !== was) throw new RefusalError('changed_meanwhile')
    if (person.role_id === role_id) return true
    await setRoleOf(trx, id, role_id)
    const now = deps.clock.now()
    await endSigningOf(trx, id, now)
    await recordAct(trx, { ...line(actor, id, now), action: 'setRole', details: { from: was, to: role_id } })
    afterCommit(() => deps.push.renew(id))
    return true as const
  })
}

/**
 * Puts a person into another trading section, or into none.
 * @throws RefusalError `forbidden`, `not_found`, `invalid`, `changed_meanwhile`
 */
export async function setUserDepartment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  { department_id, was }: Schemas['UserDepartment'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  return withTransaction(db, async (trx) => {
    const person = await holdPerson(trx, actor, id, () => false)
    if (person.department_id !== was) throw new RefusalError('changed_meanwhile')
    if (person.department_id === department_id) return true
    if (department_id !== null && !(await holdDepartment(trx, department_id))) {
      throw new RefusalError('invalid', { errors: { department_id: ['unknown'] } })
    }
    await setDepartmentOf(trx, id, department_id)
    const details = { from: was, to: department_id }
    await recordAct(trx, { ...line(actor, id, clock.now()), action: 'setDepartment', details })
    return true as const
  })
}

function line(actor: Actor, id: number, now: Date) {
  return { actorId: actor.id, subject: 'user', subjectId: id, now } as const
}
