import { type CompanyFunction, isCompanyFunction } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'

/** Returns the company that an owner acts for. @throws RefusalError `forbidden` for everybody else */
export function ownedBy(actor: Actor): number {
  requireCapability(actor, 'company.people')
  if (actor.company_id === null) throw new RefusalError('forbidden')
  return actor.company_id
}

/** Returns a function that a client names. @throws RefusalError `invalid` for one that there is not */
export function knownFunction(of: string, field = 'function'): CompanyFunction {
  if (!isCompanyFunction(of)) throw new RefusalError('invalid', { errors: { [field]: ['unknown'] } })
  return of
}
