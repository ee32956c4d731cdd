import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { cutPage, readCursor } from '../../../contract/paging.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findActs } from './act-queries.ts'

type Schemas = components['schemas']

const USUAL = 30
const ORDER = 'acts'

/** Returns a page of the log: who changed what of the content, and when. @throws RefusalError `forbidden`, `invalid` */
export async function actPage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { cursor, limit = USUAL, ...filter }: Schemas['ContentActRequest'],
): Promise<Schemas['ContentActPage']> {
  requireCapability(actor, 'content.manage')
  // Ids of the log grow, so that an id alone is a place in it.
  const before = readCursor(cursor, { [ORDER]: 'sum' })?.id ?? null
  const found = await findActs(db, filter, { before, limit: limit + 1 })
  const { rows, next } = cutPage(found.rows, limit, ({ log_id }) => ({ order: ORDER, value: 0, id: log_id }))
  return { items: rows.map(({ log_id, ...act }) => act), total: found.total, next }
}
