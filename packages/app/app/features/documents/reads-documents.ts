import { can, type User } from '@sauda/sdk/access'

/** Whether a user reads documents: of the own company, of one whose tenancy has ended, or as staff all. */
export function readsDocuments(user: Pick<User, 'role_id' | 'function' | 'kept_companies'>): boolean {
  return can(user, 'documents.own') || can(user, 'documents.read') || user.kept_companies.length > 0
}
