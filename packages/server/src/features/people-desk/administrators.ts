import { ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { lockAdministrators, lockPerson, type Person } from './block-queries.ts'

/**
 * Locks the administrators, so that their acts run one after the other and each sees what the one before has done.
 * @throws RefusalError `sign_in_required`: the administrator who acts has been blocked or got another role meanwhile
 */
export async function holdAdministrators(trx: Trx, actor: Actor): Promise<void> {
  if (!(await lockAdministrators(trx)).includes(actor.id)) throw new RefusalError('sign_in_required')
}

/**
 * Locks the administrators and the person on whom one of them acts. Acts on people run one after the other, so that each
 * sees what the one before has done.
 * @param takesRights whether the person may not administer afterwards
 * @throws RefusalError `not_found`; `last_administrator`: nobody else administers the centre; `sign_in_required`: the
 * administrator who acts has been blocked or got another role meanwhile
 */
export async function holdPerson(
  trx: Trx,
  actor: Actor,
  id: number,
  takesRights: (person: Person) => boolean,
): Promise<Person> {
  const administrators = await lockAdministrators(trx)
  const person = await lockPerson(trx, id)
  if (!person) throw new RefusalError('not_found')
  const isLast = administrators.length === 1 && administrators[0] === id
  if (isLast && person.role_id === ROLE.administrator && takesRights(person)) {
    throw new RefusalError('last_administrator')
  }
  if (!administrators.includes(actor.id)) throw new RefusalError('sign_in_required')
  return person
}
