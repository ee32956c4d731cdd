import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Db, type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findFacilities } from '../../people/persons.ts'
import { checkPlace } from './check-place.ts'
import {
  changeDepartment,
  changeFacility,
  findDepartmentRows,
  findFacilityRows,
  insertDepartment,
  insertFacility,
  lockDepartment,
  lockPlaces,
  removeDepartment,
  removeFacility,
  usesOfDepartment,
} from './place-queries.ts'

type Schemas = components['schemas']
type EditDeps = Pick<Deps, 'db' | 'clock'>
type Kind = 'facility' | 'department'

/** Adds a building. @throws RefusalError `forbidden`, `invalid` */
export async function addFacility(
  { db, clock }: EditDeps,
  actor: Actor,
  draft: Schemas['FacilityDraft'],
  transact: Transact,
): Promise<Schemas['Facility']> {
  requireCapability(actor, 'users.manage')
  return transact(db, async (trx) => {
    await lockPlaces(trx)
    const facility = await checkedFacility(trx, draft, null)
    const id = await insertFacility(trx, facility)
    await record(trx, actor, 'facility', { id, action: 'create', details: facility, now: clock.now() })
    return facilityOf(trx, id)
  })
}

/** Changes names and address of a building. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function updateFacility(
  { db, clock }: EditDeps,
  actor: Actor,
  id: number,
  draft: Schemas['FacilityDraft'],
): Promise<Schemas['Facility']> {
  requireCapability(actor, 'users.manage')
  return withTransaction(db, async (trx) => {
    await lockPlaces(trx)
    const before = (await findFacilityRows(trx)).find((row) => row.id === id)
    if (!before) throw new RefusalError('not_found')
    const after = await checkedFacility(trx, draft, id)
    await changeFacility(trx, id, after)
    await record(trx, actor, 'facility', {
      id,
      action: 'update',
      details: { before, after },
      now: clock.now(),
    })
    return facilityOf(trx, id)
  })
}

/** Deletes a building without trading sections. @throws RefusalError `forbidden`, `not_found`, `in_use` */
export async function deleteFacility({ db, clock }: EditDeps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'users.manage')
  return withTransaction(db, async (trx) => {
    await lockPlaces(trx)
    const facility = (await findFacilityRows(trx)).find((row) => row.id === id)
    if (!facility) throw new RefusalError('not_found')
    const sections = (await findDepartmentRows(trx)).filter(({ facility_id }) => facility_id === id)
    refuseUsed({ departments: sections.length, people: 0, invitations: 0 })
    await removeFacility(trx, id)
    await record(trx, actor, 'facility', { id, action: 'delete', details: facility, now: clock.now() })
    return true as const
  })
}

/** Adds a trading section. @throws RefusalError `forbidden`, `invalid` */
export async function addDepartment(
  { db, clock }: EditDeps,
  actor: Actor,
  draft: Schemas['DepartmentDraft'],
  transact: Transact,
): Promise<Schemas['DepartmentWithPeople']> {
  requireCapability(actor, 'users.manage')
  return transact(db, async (trx) => {
    await lockPlaces(trx)
    const department = await checkedDepartment(trx, draft, null)
    const id = await insertDepartment(trx, department)
    await record(trx, actor, 'department', { id, action: 'create', details: department, now: clock.now() })
    return departmentOf(trx, id)
  })
}

/** Renames a trading section, or moves it with its people. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function updateDepartment(
  { db, clock }: EditDeps,
  actor: Actor,
  id: number,
  draft: Schemas['DepartmentDraft'],
): Promise<Schemas['DepartmentWithPeople']> {
  requireCapability(actor, 'users.manage')
  return withTransaction(db, async (trx) => {
    await lockPlaces(trx)
    const before = (await findDepartmentRows(trx)).find((row) => row.id === id)
    if (!before) throw new RefusalError('not_found')
    const after = await checkedDepartment(trx, draft, id)
    await changeDepartment(trx, id, after)
    const details = { before, after }
    await record(trx, actor, 'department', { id, action: 'update', details, now: clock.now() })
    return departmentOf(trx, id)
  })
}

/**
 * Deletes a trading section that nobody belongs to and nobody is invited into.
 * @throws RefusalError `forbidden`, `not_found`, `in_use`
 */
export async function deleteDepartment({ db, clock }: EditDeps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'users.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockPlaces(trx)
    const department = (await findDepartmentRows(trx)).find((row) => row.id === id)
    if (!department) throw new RefusalError('not_found')
    await lockDepartment(trx, id)
    refuseUsed(await usesOfDepartment(trx, id, now))
    await removeDepartment(trx, id)
    await record(trx, actor, 'department', { id, action: 'delete', details: department, now })
    return true as const
  })
}

function refuseUsed(places: Schemas['PlaceUses']): void {
  if (Object.values(places).some((number) => number > 0)) throw new RefusalError('in_use', { places })
}

async function checkedFacility(
  trx: Trx,
  { name, name_kk, address, address_kk }: Schemas['FacilityDraft'],
  except: number | null,
): Promise<Schemas['FacilityDraft']> {
  const others = (await findFacilityRows(trx)).filter(({ id }) => id !== except)
  const { place, errors } = checkPlace({ name, name_kk, address, address_kk }, others)
  refuse(errors)
  return place
}

/** Names of sections are different within a building. */
async function checkedDepartment(
  trx: Trx,
  { facility_id, name, name_kk }: Schemas['DepartmentDraft'],
  except: number | null,
): Promise<Schemas['DepartmentDraft']> {
  const facilities = await findFacilityRows(trx)
  const others = (await findDepartmentRows(trx)).filter(
    (row) => row.id !== except && row.facility_id === facility_id,
  )
  const { place, errors } = checkPlace({ name, name_kk }, others)
  const isThere = facilities.some(({ id }) => id === facility_id)
  refuse({ ...errors, ...(!isThere && { facility_id: ['unknown'] }) })
  return { facility_id, ...place }
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
}

async function facilityOf(db: Db, id: number): Promise<Schemas['Facility']> {
  const facility = (await findFacilities(db)).find((one) => one.id === id)
  if (!facility) throw new RefusalError('not_found')
  return facility
}

async function departmentOf(db: Db, id: number): Promise<Schemas['DepartmentWithPeople']> {
  const all = (await findFacilities(db)).flatMap(({ departments }) => departments)
  const department = all.find((one) => one.id === id)
  if (!department) throw new RefusalError('not_found')
  return department
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subject: Kind,
  { id, ...act }: { id: number; action: 'create' | 'update' | 'delete'; details: object; now: Date },
): Promise<void> {
  return recordAct(trx, { actorId, subject, subjectId: id, ...act })
}
