import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import {
  acknowledge,
  type Change,
  deliverChanges,
  deliverResends,
  hasMore,
  lockDeliveries,
  nextDelivery,
  type Resend,
} from './change-queries.ts'

const USUAL = 100
const MOST = 500

export interface Changes {
  items: Change[]
  resend: Resend[]
  /** For the next request, which acknowledges this response. */
  next: string
  more: boolean
}

/**
 * Returns what tenants and staff did with the documents of a base, oldest first. The cursor names the response that the
 * base has read: its changes are acknowledged and never returned again. Without an acknowledgement they are returned
 * again, so that a lost response loses nothing.
 */
export function readChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  baseId: number,
  query: { cursor?: unknown; limit?: unknown },
): Promise<Changes> {
  const read = query.cursor === undefined || query.cursor === '' ? null : wholeIn('cursor', query.cursor)
  const limit = query.limit === undefined ? USUAL : Math.min(wholeIn('limit', query.limit), MOST)
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockDeliveries(trx, baseId)
    if (read !== null) await acknowledge(trx, { baseId, delivery: read, now })
    const delivery = await nextDelivery(trx)
    const items = await deliverChanges(trx, { baseId, delivery, limit, now })
    const resend = await deliverResends(trx, { baseId, delivery, limit })
    return { items, resend, next: String(delivery), more: await hasMore(trx, baseId, delivery) }
  })
}

function wholeIn(field: string, raw: unknown): number {
  if (typeof raw === 'string' && /^[1-9][0-9]{0,14}$/.test(raw)) return Number(raw)
  throw new RefusalError('invalid', { errors: { [field]: ['wrong_format'] } })
}
