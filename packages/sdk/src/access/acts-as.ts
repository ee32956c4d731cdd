import type { User } from '../generated/schemas.ts'

/**
 * Returns for whom a page is rendered, as the header `X-Portal-Person` names it: the person, `31`, and of a tenant also the
 * company that he acts for, `31@205`.
 */
export function actsAs({ id, company_id }: Pick<User, 'id' | 'company_id'>): string {
  return company_id === null ? `${id}` : `${id}@${company_id}`
}

/** Returns the number under which a user sells: that of the company that he acts for, or the own one. */
export function sellsAs({ id, company_id }: Pick<User, 'id' | 'company_id'>): number {
  return company_id ?? id
}
