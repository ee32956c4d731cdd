import { attempt, type Portal } from '@sauda/sdk'
import { type User, updateUser } from '@sauda/sdk/access'
import { isLanguage } from '@sauda/sdk/language'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** An error with the details as they were typed; without `values` if the form could not be sent. */
export type DetailsFailure = ActionFailure & {
  values?: { name: string; phone: string; language: string; district_id?: string }
}

type Saved = { user: User } | { user?: undefined; failure: DetailsFailure; status: number }

/**
 * Changes the user's own name, phone and language, and the district if the form has it. An empty phone or district
 * removes it. Returns 401 if `id` is undefined, because the session has ended.
 */
export async function saveDetails(portal: Portal, id: number | undefined, form: FormData): Promise<Saved> {
  const values = {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    language: textOf(form, 'language'),
    ...(form.has('district_id') && { district_id: textOf(form, 'district_id') }),
  }
  if (id === undefined) return { failure: { code: 'sign_in_required', values }, status: 401 }
  const { name, phone, language, district_id } = values
  const details = {
    name,
    phone: phone.trim() || null,
    ...(isLanguage(language) && { language }),
    ...(district_id !== undefined && { district_id: districtIn(district_id) }),
  }
  const saved = await attempt(updateUser(portal, id, details))
  if (saved.ok) return { user: saved.value }
  const { failure, status } = failureFrom(saved.error)
  return { failure: { ...failure, values }, status }
}

/** Accepted by the contract and the id of no district. */
const NO_DISTRICT = 2_147_483_647

/** The id of a district; `NO_DISTRICT` for any other text. */
function districtIn(text: string): number | null {
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_DISTRICT
}
