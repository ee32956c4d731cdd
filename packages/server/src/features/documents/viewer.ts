import { can, functionsWith, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { requireCapability } from '../access/require-capability.ts'
import { findBin, findKeptBin } from '../companies/companies.ts'

/** A user who reads documents. */
export interface Viewer {
  actor: Actor
  /** The BIN of the company whose documents a tenant sees, or somebody of before; null for staff, who see all. */
  bin: string | null
}

/** No document has this BIN. */
const NOBODY = ''

/**
 * Returns whose documents a user reads. Owners and accountants of a company whose tenancy has ended still read its documents as
 * limited users.
 * @throws RefusalError `forbidden` for users who have nothing to do with documents
 */
export async function viewerOf(db: Db, actor: Actor): Promise<Viewer> {
  if (can(actor, 'documents.read')) return { actor, bin: null }
  if (actor.role_id === ROLE.limited) {
    const kept = await findKeptBin(db, actor.id, functionsWith('documents.own'))
    if (kept !== undefined) return { actor, bin: kept }
  }
  requireCapability(actor, 'documents.own')
  const bin = actor.company_id === null ? undefined : await findBin(db, actor.company_id)
  return { actor, bin: bin ?? NOBODY }
}
