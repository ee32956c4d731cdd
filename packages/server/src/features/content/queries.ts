import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Returns a dictionary by name, each entry with the number of published ads that use it. */
async function dictionary<Row>(
  db: Db,
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): Promise<Row[]> {
  const found = await sql<Row>`
    with counted as (select ${id} as id, count(*)::int as n from ad_listings where ${id} is not null group by 1)
    select d.id, d.name, ${columns} coalesce(counted.n, 0) as ads
    from ${table} d left join counted on counted.id = d.id`.execute(db)
  return found.rows
}

export const findBrands = (db: Db) => dictionary<Schemas['Brand']>(db, sql`brands`, sql``, sql`brand_id`)

export const findServices = (db: Db) =>
  dictionary<Schemas['Service']>(db, sql`services`, sql`d.name_kk,`, sql`service_id`)

export const findSpareParts = (db: Db) =>
  dictionary<Schemas['SparePart']>(db, sql`spare_parts`, sql`d.name_kk, d.category,`, sql`spare_part_id`)

const NO_CONTACT: Schemas['Contact'] = { phones: [], address: '', address_kk: '', email: null, hours: [] }

/** Returns the centre's contacts, empty until somebody has written them. */
export async function readContact(db: Db): Promise<Schemas['Contact']> {
  const found = await db.selectFrom('contents').select('body').where('key', '=', 'contact').executeTakeFirst()
  return { ...NO_CONTACT, ...found?.body }
}
