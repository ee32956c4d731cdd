import { attempt, newIdempotencyKey, type Portal } from '@sauda/sdk'
import {
  createDepartment,
  createFacility,
  type DepartmentWithPeople,
  deleteDepartment,
  deleteFacility,
  type Facility,
  listFacilities,
  type PlaceUses,
  updateDepartment,
  updateFacility,
} from '@sauda/sdk/people'
import { data } from 'react-router'
import { type ActionFailure, failureFrom, idOf } from '../../shell/answered.ts'
import { freshKey, KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'

/** What the page of buildings and sections asks about, each at an address of its own. */
const PLACE_ACTS = [
  'new-building',
  'building',
  'delete-building',
  'new-section',
  'section',
  'delete-section',
] as const

export type PlaceAct = (typeof PLACE_ACTS)[number]

/** An act of an address, with the id of the place, or of the building of a new section. */
export type AskedPlace = { act: PlaceAct; id: number }

/** @throws the 404 page */
export function placeAskedIn({
  act,
  id,
}: {
  act?: string | undefined
  id?: string | undefined
}): AskedPlace | null {
  if (act === undefined) return null
  const known = PLACE_ACTS.find((one) => one === act)
  if (!known || (known === 'new-building') !== (id === undefined)) throw data(null, { status: 404 })
  return { act: known, id: id === undefined ? 0 : idOf(id) }
}

/** What was typed and chosen. */
export type PlaceValues = {
  name: string
  name_kk: string
  address: string
  address_kk: string
  facility_id: string
  [KEY_FIELD]: string
}

/** An act that failed. `places`: what refers to a place that cannot be deleted. */
export type PlaceFailure = ActionFailure & { places: PlaceUses | null; values: PlaceValues }

export type PlaceOutcome = { done: PlaceAct; name: string } | { failure: PlaceFailure }

export type LoadedPlaces = {
  facilities: Facility[]
  error: string | null
  asked: AskedPlace | null
  firstKey: string
}

/** Loads all buildings with their sections. */
export async function loadPlaces(
  portal: Portal,
  asked: AskedPlace | null,
  signal: AbortSignal,
): Promise<LoadedPlaces> {
  const { items, error } = await listFacilities(portal, { signal })
  return { facilities: items, error: error?.code ?? null, asked, firstKey: newIdempotencyKey() }
}

/** The building and the section that an act is about; undefined for one that is gone, or that is only made by it. */
export type Place = { building: Facility | undefined; section: DepartmentWithPeople | undefined }

export function placeOf(facilities: readonly Facility[], { act, id }: AskedPlace): Place {
  const isSection = act === 'section' || act === 'delete-section'
  const building = facilities.find((one) =>
    isSection ? one.departments.some((section) => section.id === id) : one.id === id,
  )
  return { building, section: isSection ? building?.departments.find((one) => one.id === id) : undefined }
}

/** Carries out an act on a building or a section. */
export async function actOnPlace(
  portal: Portal,
  { act, id }: AskedPlace,
  form: FormData,
): Promise<{ outcome: PlaceOutcome; status: number }> {
  const values = valuesIn(form)
  const result = await attempt<unknown>(call(portal, act, id, values))
  if (result.ok) return { outcome: { done: act, name: values.name }, status: 200 }
  const { failure, status } = failureFrom(result.error)
  const places = result.error.places ?? null
  return { outcome: { failure: { ...failure, places, values: freshKey(values, failure) } }, status }
}

function call(portal: Portal, act: PlaceAct, id: number, values: PlaceValues): Promise<unknown> {
  const { name, name_kk, address, address_kk, facility_id } = values
  const building = { name, name_kk, address, address_kk }
  const section = { name, name_kk, facility_id: Number(facility_id) || 1 }
  switch (act) {
    case 'new-building':
      return createFacility(portal, building, keyIn(values))
    case 'building':
      return updateFacility(portal, id, building)
    case 'delete-building':
      return deleteFacility(portal, id)
    case 'new-section':
      return createDepartment(portal, { ...section, facility_id: id }, keyIn(values))
    case 'section':
      return updateDepartment(portal, id, section)
    case 'delete-section':
      return deleteDepartment(portal, id)
  }
}

function valuesIn(form: FormData): PlaceValues {
  return {
    name: textOf(form, 'name'),
    name_kk: textOf(form, 'name_kk'),
    address: textOf(form, 'address'),
    address_kk: textOf(form, 'address_kk'),
    facility_id: textOf(form, 'facility_id'),
    [KEY_FIELD]: textOf(form, KEY_FIELD),
  }
}
