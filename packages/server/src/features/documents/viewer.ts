import { can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { requireCapability } from '../access/require-capability.ts'
import { findBin } from '../companies/companies.ts'

/** A user who reads documents. */
export interface Viewer {
  actor: Actor
  /** The BIN of the company for which a tenant sees documents; null for staff, who see all. */
  bin: string | null
}

/** No document has this BIN. */
const NOBODY = ''

/** @throws RefusalError `forbidden` for users who have nothing to do with documents */
export async function viewerOf(db: Db, actor: Actor): Promise<Viewer> {
  if (can(actor, 'documents.read')) return { actor, bin: null }
  requireCapability(actor, 'documents.own')
  const bin = actor.company_id === null ? undefined : await findBin(db, actor.company_id)
  return { actor, bin: bin ?? NOBODY }
}
