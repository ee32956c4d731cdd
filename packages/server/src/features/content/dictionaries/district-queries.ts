import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']
type DistrictRow = Schemas['District']

export const findDistricts = (db: Db): Promise<DistrictRow[]> =>
  db.selectFrom('districts').select(['id', 'name', 'name_kk']).execute()

/** Returns the districts, each with the number of people who sell in it. */
export async function findDistrictEntries(db: Db): Promise<Schemas['DistrictEntry'][]> {
  const found = await sql<Schemas['DistrictEntry']>`
    select d.id, d.name, d.name_kk, (select count(*)::int from users where district_id = d.id) as people
    from districts d`.execute(db)
  return found.rows
}

/** Whoever changes the districts waits for the other. Readers, and people who choose one, do not wait. */
export async function lockDistricts(trx: Trx): Promise<void> {
  await sql`lock table districts in share row exclusive mode`.execute(trx)
}

/** Returns a district and waits for the people who are choosing it; after that, they wait (see `holdDistrict` of people). */
export function lockDistrict(trx: Trx, id: number): Promise<DistrictRow | undefined> {
  return trx
    .selectFrom('districts')
    .select(['id', 'name', 'name_kk'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countPeople(db: Db, id: number): Promise<number> {
  const { people } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('people'))
    .where('district_id', '=', id)
    .executeTakeFirstOrThrow()
  return people
}

export async function insertDistrict(trx: Trx, { name, name_kk }: Schemas['DistrictDraft']): Promise<number> {
  const { id } = await trx
    .insertInto('districts')
    .values({ name, name_kk })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the names of a district; a trigger writes them into the cards of its people's ads. */
export async function changeDistrict(
  trx: Trx,
  id: number,
  { name, name_kk }: Schemas['DistrictDraft'],
): Promise<void> {
  await trx.updateTable('districts').set({ name, name_kk }).where('id', '=', id).execute()
}

/** Deletes a district; its people have none afterwards, and a trigger takes it from the cards of their ads. */
export async function removeDistrict(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('districts').where('id', '=', id).execute()
}
