import { redirectFor, type User } from '@sauda/sdk/access'

/** Whether a user may open the pages of documents: tenants and staff. */
export function hasDocuments(user: Pick<User, 'role_id'>): boolean {
  return redirectFor('dashboard', { user }) === null
}
