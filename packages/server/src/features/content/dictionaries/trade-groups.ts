import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor } from '../../../contract/call.ts'
import { page } from '../../../contract/paging.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { checkedNames } from './entry-names.ts'
import {
  changeTradeGroup,
  findTradeGroups,
  insertTradeGroup,
  lockTradeGroup,
  lockTradeGroups,
  moveCompanies,
  removeTradeGroup,
} from './trade-group-queries.ts'

type Schemas = components['schemas']
type EditDeps = Pick<Deps, 'db' | 'clock'>

/** A plan of the building has as many colours. */
const MOST_GROUPS = 8

export const listTradeGroups = async ({ db }: Pick<Deps, 'db'>) => page(await findTradeGroups(db))

/** @throws RefusalError `forbidden`, `invalid` with `too_many` for the ninth */
export async function addTradeGroup(
  { db, clock }: EditDeps,
  actor: Actor,
  draft: Schemas['TradeGroupDraft'],
  transact: Transact,
): Promise<Schemas['TradeGroupEntry']> {
  requireCapability(actor, 'content.manage')
  return transact(db, async (trx) => {
    await lockTradeGroups(trx)
    const others = await findTradeGroups(trx)
    if (others.length >= MOST_GROUPS) throw new RefusalError('invalid', { errors: { name: ['too_many'] } })
    const names = checked(draft, others)
    const id = await insertTradeGroup(trx, names)
    await record(trx, actor, id, { action: 'create', details: names, now: clock.now() })
    return { id, ...names, companies: 0 }
  })
}

/** Renames a group, also where shops show it. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function renameTradeGroup(
  { db, clock }: EditDeps,
  actor: Actor,
  { id, draft }: { id: number; draft: Schemas['TradeGroupDraft'] },
): Promise<Schemas['TradeGroupEntry']> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockTradeGroups(trx)
    const all = await findTradeGroups(trx)
    const { companies, ...before } = found(all, id)
    const after = checked(
      draft,
      all.filter((other) => other.id !== id),
    )
    await changeTradeGroup(trx, id, after)
    await record(trx, actor, id, { action: 'rename', details: { before, after }, now: clock.now() })
    return { id, ...after, companies }
  })
}

/** Moves the companies of a group to another one, and deletes it. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function mergeTradeGroups(
  { db, clock }: EditDeps,
  actor: Actor,
  { from_id, into_id }: Schemas['DictionaryMerge'],
): Promise<Schemas['DictionaryMerged']> {
  requireCapability(actor, 'content.manage')
  if (from_id === into_id) throw new RefusalError('invalid', { errors: { into_id: ['repeated'] } })
  return withTransaction(db, async (trx) => {
    await lockTradeGroups(trx)
    await lockTradeGroup(trx, [from_id, into_id])
    const all = await findTradeGroups(trx)
    const [{ companies, ...from }, into] = [found(all, from_id), found(all, into_id)]
    await moveCompanies(trx, from_id, into_id)
    await removeTradeGroup(trx, from_id)
    const moved = usesBy(companies)
    const details = { from, into: { id: into.id, name: into.name, name_kk: into.name_kk }, moved }
    await record(trx, actor, into_id, { action: 'merge', details, now: clock.now() })
    return { moved }
  })
}

/** Deletes a group that no company has. @throws RefusalError `forbidden`, `not_found`, `in_use` */
export async function deleteTradeGroup({ db, clock }: EditDeps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockTradeGroups(trx)
    await lockTradeGroup(trx, [id])
    const { companies, ...group } = found(await findTradeGroups(trx), id)
    if (companies > 0) throw new RefusalError('in_use', { uses: usesBy(companies) })
    await removeTradeGroup(trx, id)
    await record(trx, actor, id, { action: 'delete', details: group, now: clock.now() })
    return true as const
  })
}

const usesBy = (companies: number) => ({ ads: 0, search_words: 0, content: 0, companies })

function found(all: readonly Schemas['TradeGroupEntry'][], id: number): Schemas['TradeGroupEntry'] {
  const group = all.find((one) => one.id === id)
  if (!group) throw new RefusalError('not_found')
  return group
}

/** @throws RefusalError `invalid` */
function checked(
  { name, name_kk }: Schemas['TradeGroupDraft'],
  others: readonly Schemas['TradeGroup'][],
): Schemas['TradeGroupDraft'] {
  const { names, errors } = checkedNames({ name, name_kk }, others)
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return { name_kk, ...names }
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  { action, details, now }: { action: AuditActionOf<'dictionary'>; details: object; now: Date },
): Promise<void> {
  const logged = { dictionary: 'tradeGroup', ...details }
  return recordAct(trx, { actorId, subject: 'dictionary', subjectId, action, details: logged, now })
}
