import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

type Schemas = components['schemas']
type FacilityDraft = Schemas['FacilityDraft']
type DepartmentDraft = Schemas['DepartmentDraft']

/** Whoever changes buildings or trading sections waits for the other. Readers, and people who choose one, do not wait. */
export async function lockPlaces(trx: Trx): Promise<void> {
  await sql`lock table facilities, departments in share row exclusive mode`.execute(trx)
}

export const findFacilityRows = (db: Db): Promise<(FacilityDraft & { id: number })[]> =>
  db.selectFrom('facilities').select(['id', 'name', 'name_kk', 'address', 'address_kk']).execute()

export const findDepartmentRows = (db: Db): Promise<(DepartmentDraft & { id: number })[]> =>
  db.selectFrom('departments').select(['id', 'facility_id', 'name', 'name_kk']).execute()

export async function insertFacility(trx: Trx, facility: FacilityDraft): Promise<number> {
  const { id } = await trx.insertInto('facilities').values(facility).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeFacility(trx: Trx, id: number, facility: FacilityDraft): Promise<void> {
  await trx.updateTable('facilities').set(facility).where('id', '=', id).execute()
}

export async function removeFacility(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('facilities').where('id', '=', id).execute()
}

export async function insertDepartment(trx: Trx, department: DepartmentDraft): Promise<number> {
  const { id } = await trx
    .insertInto('departments')
    .values(department)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeDepartment(trx: Trx, id: number, department: DepartmentDraft): Promise<void> {
  await trx.updateTable('departments').set(department).where('id', '=', id).execute()
}

/** Waits for the people who are being put into a trading section; after that, they wait. */
export async function lockDepartment(trx: Trx, id: number): Promise<void> {
  await sql`select from departments where id = ${id} for update`.execute(trx)
}

/** Deletes a trading section; invitations into it that are over forget it. */
export async function removeDepartment(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('invitations').set({ department_id: null }).where('department_id', '=', id).execute()
  await trx.deleteFrom('departments').where('id', '=', id).execute()
}

/** Returns what refers to a trading section. */
export async function usesOfDepartment(db: Db, id: number, now: Date): Promise<Schemas['PlaceUses']> {
  const found = await sql<Schemas['PlaceUses']>`
    select 0 as departments, (select count(*)::int from users where department_id = ${id})
        + (select count(*)::int from companies where department_id = ${id}) as people,
      (select count(*)::int from invitations
        where department_id = ${id} and ended_at is null and expires_at > ${now}) as invitations`.execute(db)
  return found.rows[0] ?? { departments: 0, people: 0, invitations: 0 }
}
