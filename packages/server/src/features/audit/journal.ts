import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { COUNTED, cutPage, readCursor } from '../../contract/paging.ts'
import { networkOf } from '../../platform/address.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { type AuditFilter, countEntries, findEntries } from './journal-queries.ts'
import { viewEntry } from './view-entry.ts'

type Schemas = components['schemas']

const USUAL = 50
const ORDER = 'newest'

/** @throws RefusalError `forbidden`, `invalid` */
export async function readAudit(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  request: Schemas['AuditRequest'],
): Promise<Schemas['AuditPage']> {
  requireCapability(actor, 'audit.read')
  const { cursor, limit = USUAL } = request
  const after = readCursor(cursor, { [ORDER]: 'time' })
  const filter = auditFilter(request)
  const found = await findEntries(db, filter, { after, limit: limit + 1 })
  const total = await countEntries(db, filter)
  const { rows, next } = cutPage(found, limit, ({ at, id }) => ({ order: ORDER, value: at, id }))
  return {
    items: rows.map(viewEntry),
    total: Math.min(total, COUNTED),
    next,
    total_is_estimate: total > COUNTED,
  }
}

/** Returns the filter of a request as queries take it. */
export function auditFilter(request: Schemas['AuditFilter']): AuditFilter {
  const { actor_id: actorId, subject, subject_id: subjectId, action, from, till } = request
  const address = networkOf(request.address?.trim()) || undefined
  return { actorId, subject, subjectId, action, from, till, address }
}
