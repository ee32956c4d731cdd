import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { COUNTED, cutPage, page, readCursor } from '../../contract/paging.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from '../documents/almaty.ts'
import { findHealth } from './health-queries.ts'
import {
  askAgain,
  countRows,
  findRefused,
  findRow,
  findRows,
  type JournalFilter,
  setAside,
} from './journal-queries.ts'
import { type ReceiveDeps, readAgain, receiveRow } from './receive-row.ts'
import { finishRow } from './row-queries.ts'

type Schemas = components['schemas']
type JournalDeps = Pick<Deps, 'db' | 'clock'>

const USUAL = 50
/** Rows in one transaction: with the embedded database, all others wait for it. */
const ROWS_AT_ONCE = 20

/** @throws RefusalError `forbidden`, `invalid` */
export async function readJournal(
  { db }: JournalDeps,
  actor: Actor,
  request: Schemas['ExchangeJournalRequest'],
): Promise<Schemas['ExchangeJournal']> {
  requireCapability(actor, 'exchange.read')
  const { cursor, limit = USUAL } = request
  const after = readCursor(cursor, { newest: 'number' })?.id
  const filter = journalFilter(request)
  const found = await findRows(db, filter, { after, limit: limit + 1 })
  const total = await countRows(db, filter)
  const { rows, next } = cutPage(found, limit, ({ id }) => ({ order: 'newest', value: 0, id }))
  return { items: rows, total: Math.min(total, COUNTED), next, total_is_estimate: total > COUNTED }
}

/** Returns the filter of a request as queries take it. */
export function journalFilter({
  base_id: baseId,
  batch_id: batchId,
  outcome: outcomes,
  unmended = false,
  unknown_tenant: unknownTenant = false,
  q,
  from,
  to,
}: Schemas['ExchangeJournalFilter']): JournalFilter {
  return { baseId, batchId, outcomes, unmended, unknownTenant, q: q?.trim() || undefined, from, to }
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function readJournalRow(
  { db }: JournalDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['ExchangeRowDetails']> {
  requireCapability(actor, 'exchange.read')
  const row = await findRow(db, id)
  if (!row) throw new RefusalError('not_found')
  return row
}

/** @throws RefusalError `forbidden` */
export async function readHealth(
  { db, clock }: JournalDeps,
  actor: Actor,
): Promise<Schemas['ExchangeHealth']> {
  requireCapability(actor, 'exchange.read')
  const now = clock.now()
  return page(await findHealth(db, { now, today: dayIn(now) }))
}

/**
 * Processes refused rows again if the cause was ours; for the others the accounting system is asked to send the
 * document again, because only there it can be mended.
 * @throws RefusalError `forbidden`
 */
export async function repeatRows(
  deps: ReceiveDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<Schemas['ExchangeRepeated']> {
  requireCapability(actor, 'exchange.read')
  let repeated = 0
  let asked = 0
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const done = await repeatSome(deps, ids.slice(from, from + ROWS_AT_ONCE))
    repeated += done.repeated
    asked += done.asked
  }
  return { repeated, asked }
}

function repeatSome(deps: ReceiveDeps, ids: readonly number[]): Promise<Schemas['ExchangeRepeated']> {
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const rows = await findRefused(trx, ids)
    const others: number[] = []
    for (const { id, base_id: baseId, raw, kind, guid } of rows) {
      const read = raw === null ? null : readAgain(raw, { now, kind, guid })
      // The PDF of a row is not stored with it.
      const isWhole = read !== null && !('content' in read && read.file !== null)
      if (isWhole) await finishRow(trx, id, await receiveRow(deps, trx, { baseId, read }), now)
      else others.push(id)
    }
    await askAgain(trx, others, now)
    return { repeated: rows.length - others.length, asked: others.length }
  })
}

/** Puts refused rows aside in which nothing has to be mended. @throws RefusalError `forbidden` */
export async function setAsideRows(
  { db, clock }: JournalDeps,
  actor: Actor,
  ids: readonly number[],
): Promise<Schemas['ExchangeSetAsideDone']> {
  requireCapability(actor, 'exchange.read')
  return { set_aside: await setAside(db, ids, { actorId: actor.id, now: clock.now() }) }
}
