import { can, redirectFor } from '@sauda/sdk/access'
import { countDocuments } from '@sauda/sdk/documents'
import { ifPossible } from '../../shell/answered.ts'
import type { Site } from '../../shell/use-site.ts'
import type { Visit } from '../../shell/visit.ts'

/**
 * How many documents of each kind wait for the current user; null for those who may not open them. Who may is decided
 * on the server: guests' pages do without the table of guards.
 */
export async function documentsOf(visit: Visit): Promise<Site['documents']> {
  const user = await ifPossible(visit.currentUser(), visit)
  if (!user || redirectFor('dashboard', { user }) !== null) return null
  const reads = can(user, 'documents.own') || can(user, 'documents.read')
  return { counts: reads ? await ifPossible(countDocuments(visit.portal, user.id), visit) : null }
}
