import { countDocuments, type DocumentCounts } from '@sauda/sdk/documents'
import type { Visit } from '../../shell/visit.ts'
import { hasDocuments } from './has-documents.ts'

/** How many documents of each kind wait for the current user; null for those who have none. */
export async function documentCounts({ portal, currentUser }: Visit): Promise<DocumentCounts | null> {
  const user = await currentUser()
  return user && hasDocuments(user) ? countDocuments(portal, user.id) : null
}
