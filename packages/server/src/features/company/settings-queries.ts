import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']
type Settings = Schemas['CompanySettings']

/** Settings with the picture of the door as it is stored. */
export type SettingsRow = Omit<Settings, 'door_photo'> & {
  door_photo: Pick<Schemas['ContentImage'], 'key' | 'width' | 'height' | 'preview'> | null
}

/** The settings that owners change, as columns and lists. */
export type Changed = Omit<Schemas['CompanyChange'], 'brand_ids' | 'spare_part_ids'>

/** Returns the settings of a company, with the days from `today` (`2026-12-16`) on that it has set. */
export async function findSettings(db: Db, id: number, today: string): Promise<SettingsRow | undefined> {
  const found = await sql<SettingsRow>`
    select c.id, c.company as name, c.bin, c.sign,
      (select jsonb_build_object('id', g.id, 'name', g.name, 'name_kk', g.name_kk)
        from trade_groups g where g.id = c.trade_group_id) as trade_group,
      c.trade, c.trade_kk,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'name_kk', null) order by b.name), '[]')
        from company_deals d join brands b on b.id = d.brand_id where d.company_id = c.id) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'name_kk', p.name_kk) order by p.name), '[]')
        from company_deals d join spare_parts p on p.id = d.spare_part_id where d.company_id = c.id) as spare_parts,
      c.weekdays, c.hours_from, c.hours_to,
      (select coalesce(jsonb_agg(jsonb_build_object('date', e.date::text, 'opens', e.opens, 'closes', e.closes,
          'note', e.note) order by e.date), '[]')
        from company_hours_exceptions e where e.company_id = c.id and e.date >= ${today}::date) as exceptions,
      c.phones, c.whatsapp,
      (select jsonb_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview)
        from content_images i where i.key = c.door_photo) as door_photo,
      c.settings_version as version
    from companies c where c.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Whoever changes a company waits for the other. */
export async function lockCompany(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Changes columns of a company, and counts the change. */
export async function changeCompany(trx: Trx, id: number, change: Changed): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ ...change, settings_version: sql`settings_version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Shows a stored picture as the door of a company, or none. */
export async function showDoor(trx: Trx, id: number, key: string | null): Promise<void> {
  await trx.updateTable('companies').set({ door_photo: key }).where('id', '=', id).execute()
}

/** Whether there is a group of trades; it is not deleted until the transaction ends. */
export async function holdTradeGroup(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('trade_groups')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Whether all of these brands or spare parts are there; none of them is deleted until the transaction ends. */
export async function holdDeals(
  trx: Trx,
  table: 'brands' | 'spare_parts',
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
  return found.length === ids.length
}

/** Replaces the brands or the spare parts that a company deals in. */
export async function writeDeals(
  trx: Trx,
  id: number,
  column: 'brand_id' | 'spare_part_id',
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('company_deals').where('company_id', '=', id).where(column, 'is not', null).execute()
  if (ids.length === 0) return
  const none = { brand_id: null, spare_part_id: null }
  await trx
    .insertInto('company_deals')
    .values(ids.map((deal) => ({ company_id: id, ...none, [column]: deal })))
    .execute()
}

/** Sets a day of a company, in place of what was set for it. */
export async function writeDay(trx: Trx, id: number, day: Schemas['ShopDay']): Promise<void> {
  const { date, opens, closes, note } = day
  await trx
    .insertInto('company_hours_exceptions')
    .values({ company_id: id, date, opens, closes, note })
    .onConflict((conflict) => conflict.columns(['company_id', 'date']).doUpdateSet({ opens, closes, note }))
    .execute()
}

/** Removes what was set for a day. Returns whether anything was. */
export async function removeDay(trx: Trx, id: number, date: string): Promise<boolean> {
  const removed = await sql`
    delete from company_hours_exceptions where company_id = ${id} and date = ${date}::date returning date`.execute(
    trx,
  )
  return removed.rows.length > 0
}

/** Removes the days of a company before another one. */
export async function forgetDays(trx: Trx, id: number, before: string): Promise<void> {
  await sql`delete from company_hours_exceptions where company_id = ${id} and date < ${before}::date`.execute(
    trx,
  )
}
