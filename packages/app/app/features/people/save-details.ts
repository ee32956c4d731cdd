import { attempt, type Portal } from '@sauda/sdk'
import { type User, updateUser } from '@sauda/sdk/access'
import { isLanguage } from '@sauda/sdk/language'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** Details that were refused, as they were typed; none where the form could not be sent. */
export type DetailsFailure = ActionFailure & {
  /** `owner` is whose form it was, as their id. */
  values?: { name: string; phone: string; language: string; owner: string }
}

type Saved = { user: User } | { user?: undefined; failure: DetailsFailure; status: number }

/**
 * Changes a person's own name, phone and language as a form says. An empty phone takes it away. Without an id the session has
 * ended meanwhile, and so it has where somebody else has signed in since the form was shown.
 */
export async function saveDetails(portal: Portal, id: number | undefined, form: FormData): Promise<Saved> {
  const values = {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone'),
    language: textOf(form, 'language'),
    owner: textOf(form, 'owner'),
  }
  const isOthers = values.owner !== '' && values.owner !== String(id)
  if (id === undefined || isOthers) return { failure: { code: 'sign_in_required', values }, status: 401 }
  const { name, phone, language } = values
  const details = { name, phone: phone.trim() || null, ...(isLanguage(language) && { language }) }
  const saved = await attempt(updateUser(portal, id, details))
  if (saved.ok) return { user: saved.value }
  const { failure, status } = failureFrom(saved.error)
  return { failure: { ...failure, values }, status }
}
