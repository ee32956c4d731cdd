import { ROLE } from '@sauda/sdk/access'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoCentre } from './demo-centre.ts'
import { idIn } from './id-in.ts'
import { insertCompanies, insertDeals } from './insert-companies.ts'
import { insertPublished } from './insert-published.ts'
import type { DemoUser } from './people.ts'

/** The password hash by role. */
export type Hashes = ReadonlyMap<number, string>

/** Ids of the centre's rows, by e-mail, number and name. */
export interface CentreIds {
  departments: ReadonlyMap<string, number>
  users: ReadonlyMap<string, number>
  /** By the e-mail of the owner. */
  companies: ReadonlyMap<string, number>
  staff: readonly number[]
  rooms: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, number>
  services: ReadonlyMap<string, number>
  spareParts: ReadonlyMap<string, number>
}

const DAY = 86_400_000

/** Inserts people, rooms, dictionaries and contacts. */
export const insertCentre = async (
  trx: Trx,
  centre: DemoCentre,
  hashes: Hashes,
  now: Date,
): Promise<CentreIds> => {
  const departments = await insertDepartments(trx, centre)
  const districts = await insertDistricts(trx, centre)
  const users = await insertUsers(trx, centre, { departments, districts, hashes, now })
  const companies = await insertCompanies(trx, centre, {
    ...{ users, departments, now },
    hash: hashes.get(ROLE.tenant) ?? '',
  })
  await insertPublished(trx, 'contact', [{ fields: centre.contact, from: now }])
  const dictionaries = await insertDictionaries(trx, centre)
  await insertDeals(trx, centre, { companies, ...dictionaries })
  return {
    departments,
    users,
    companies,
    staff: centre.staff.map(({ email }) => idIn(users, email)),
    rooms: await insertRooms(trx, centre, companies),
    ...dictionaries,
  }
}

const insertDepartments = async (trx: Trx, { facilities }: DemoCentre) => {
  const made = await trx
    .insertInto('facilities')
    .values(facilities.map(({ departments: _, ...facility }) => facility))
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(made.map(({ id, name }) => [name, id]))
  const departments = facilities.flatMap((facility) =>
    facility.departments.map(({ name, name_kk }) => ({
      name,
      name_kk,
      facility_id: idIn(ids, facility.name),
    })),
  )
  const rows = await trx.insertInto('departments').values(departments).returning(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const insertDistricts = async (trx: Trx, { districts }: DemoCentre) => {
  const rows = await trx.insertInto('districts').values(districts).returning(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

interface UsersNeed {
  departments: ReadonlyMap<string, number>
  districts: ReadonlyMap<string, number>
  hashes: Hashes
  now: Date
}

const insertUsers = async (
  trx: Trx,
  centre: DemoCentre,
  { departments, districts, hashes, now }: UsersNeed,
) => {
  const row = (user: DemoUser) => ({
    role_id: user.role_id,
    name: user.name,
    display_name: user.display_name,
    email: user.email,
    phone: user.phone,
    language: user.language,
    department_id:
      user.role_id === ROLE.tenant || user.department === null ? null : idIn(departments, user.department),
    district_id: user.district ? idIn(districts, user.district) : null,
    password_hash: hashes.get(user.role_id) ?? '',
    created_at: new Date(now.getTime() - user.joined_days_ago * DAY),
  })
  const people = [...centre.staff, ...centre.tenants, ...centre.individuals]
  const rows = await trx.insertInto('users').values(people.map(row)).returning(['id', 'email']).execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

const insertRooms = async (
  trx: Trx,
  { rooms, tenants }: DemoCentre,
  companies: ReadonlyMap<string, number>,
) => {
  const leased = new Map(tenants.flatMap(({ email, rooms: own }) => own.map((number) => [number, email])))
  const companyOf = (number: string) => {
    const email = leased.get(number)
    return email === undefined ? null : idIn(companies, email)
  }
  const rows = await trx
    .insertInto('rooms')
    .values(rooms.map((room) => ({ ...room, company_id: companyOf(room.number) })))
    .returning(['id', 'number'])
    .execute()
  return new Map(rows.map(({ id, number }) => [number, id]))
}

const insertDictionaries = async (trx: Trx, { brands, services, spareParts }: DemoCentre) => {
  const byName = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name, id]))
  return {
    brands: byName(
      await trx
        .insertInto('brands')
        .values(brands.map((name) => ({ name })))
        .returning(['id', 'name'])
        .execute(),
    ),
    services: byName(
      await trx
        .insertInto('services')
        .values([...services])
        .returning(['id', 'name'])
        .execute(),
    ),
    spareParts: byName(
      await trx
        .insertInto('spare_parts')
        .values([...spareParts])
        .returning(['id', 'name'])
        .execute(),
    ),
  }
}
