import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Returns the groups of trades in their order, each with the number of its companies. */
export async function findTradeGroups(db: Db): Promise<Schemas['TradeGroupEntry'][]> {
  const found = await sql<Schemas['TradeGroupEntry']>`
    select g.id, g.name, g.name_kk, (select count(*)::int from companies where trade_group_id = g.id) as companies
    from trade_groups g order by g.position, g.id`.execute(db)
  return found.rows
}

/** Whoever changes the groups waits for the other. Readers, and shops that choose one, do not wait. */
export async function lockTradeGroups(trx: Trx): Promise<void> {
  await sql`lock table trade_groups in share row exclusive mode`.execute(trx)
}

/** Waits for the shops that are choosing these groups; after that, they wait (see `holdTradeGroup` of companies). */
export async function lockTradeGroup(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .selectFrom('trade_groups')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Adds a group behind all others. */
export async function insertTradeGroup(
  trx: Trx,
  { name, name_kk }: Schemas['TradeGroupDraft'],
): Promise<number> {
  const { id } = await trx
    .insertInto('trade_groups')
    .values({ name, name_kk, position: sql`(select coalesce(max(position), 0) + 1 from trade_groups)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeTradeGroup(
  trx: Trx,
  id: number,
  { name, name_kk }: Schemas['TradeGroupDraft'],
): Promise<void> {
  await trx.updateTable('trade_groups').set({ name, name_kk }).where('id', '=', id).execute()
}

/** Lets the companies of a group have another one. */
export async function moveCompanies(trx: Trx, fromId: number, intoId: number): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ trade_group_id: intoId })
    .where('trade_group_id', '=', fromId)
    .execute()
}

export async function removeTradeGroup(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('trade_groups').where('id', '=', id).execute()
}
