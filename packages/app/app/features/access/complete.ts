import {
  type AccessFlow,
  asksConsent,
  finishRegistration,
  passwordProblems,
  phoneText,
  registrationDetails,
  registrationNext,
} from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { data, type RouterContextProvider } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'
import { cabinetOf } from '../people/cabinet.ts'
import { inFlow } from './in-flow.ts'
import { takeNext } from './kept-next.ts'

type Context = Readonly<RouterContextProvider>
type Sent = { readonly request: Request; readonly context: Context }

/** The values of the details form as typed. */
export type DetailsValues = Readonly<Record<string, string | readonly string[]>>

export type CompleteFailure = ActionFailure & {
  /** The step that has errors. */
  step: 'details' | 'password'
  /** What was typed, without passwords. */
  values: DetailsValues
}

const DETAILS = ['kind', 'name', 'phone', 'company', 'bin'] as const
const CONSENTS = ['terms', 'ad_rules'] as const

/** Fields of the last step; errors in any other field belong to the step before. */
const OF_PASSWORD: readonly string[] = ['password', ...CONSENTS]

/** Submits the details and continues with the password step. */
export async function handInDetails(context: Context, form: FormData, { invited }: AccessFlow) {
  const { portal, language } = visitOf(context)
  const values = detailsValues(form)
  const { details, errors } = registrationDetails({ ...values, language }, { invited })
  if (!details) return refused({ code: 'invalid', errors, step: 'details', values }, 422)
  const next = await inFlow(context, paths.registration, registrationNext(portal, details))
  if (next.ok) throw localRedirect(context, paths.registrationComplete)
  const { failure, status } = failureFrom(next.error)
  return refused({ ...failure, step: 'details', values }, status)
}

/**
 * Submits the password and the consents, which completes the registration and signs the user in; whoever registered to send
 * something returns to it.
 */
export async function finish({ request, context }: Sent, form: FormData, flow: AccessFlow) {
  const values = knownValues(flow)
  const end = {
    password: textOf(form, 'password'),
    terms: form.has('terms'),
    ad_rules: form.has('ad_rules'),
    ...(asksConsent(flow.invited) && {
      versions: {
        terms: versionIn(form, 'terms_version'),
        privacy: versionIn(form, 'privacy_version'),
        ad_rules: versionIn(form, 'ad_rules_version'),
      },
    }),
  }
  const errors = endErrors(end, flow)
  if (Object.keys(errors).length > 0) {
    return refused({ code: 'invalid', errors, step: 'password', values }, 422)
  }
  const done = await inFlow(context, paths.registration, finishRegistration(visitOf(context).portal, end))
  if (done.ok) {
    const path = takeNext(request, context, cabinetOf(done.value.user))
    throw redirectWithNotice(context, path, 'registered')
  }
  const { failure, status } = failureFrom(done.error)
  return refused({ ...failure, step: stepOf(failure), values }, status)
}

/** The version of a text that the form has shown; null for a text that is not published. */
function versionIn(form: FormData, field: string): number | null {
  const text = textOf(form, field)
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Errors of the last step that can be found without the server. */
export function endErrors(
  end: { password: string; terms: boolean; ad_rules: boolean },
  { email, details, invited }: Pick<AccessFlow, 'email' | 'details' | 'invited'>,
): Record<string, string[]> {
  const { password } = end
  const problems = passwordProblems(password, { email, phone: details?.phone })
  const open = asksConsent(invited) ? CONSENTS.filter((consent) => !end[consent]) : []
  return {
    ...(problems.length > 0 && { password: problems }),
    ...Object.fromEntries(open.map((consent) => [consent, ['must_agree']])),
  }
}

/** Returns the step that has errors. A room of an earlier step may have been taken since. */
export function stepOf({ errors = {} }: Pick<ActionFailure, 'errors'>): CompleteFailure['step'] {
  return Object.keys(errors).every((field) => OF_PASSWORD.includes(field)) ? 'password' : 'details'
}

/** The details that the server has, as form values. */
export function knownValues({ details }: Pick<AccessFlow, 'details'>): DetailsValues {
  if (!details) return {}
  const typed = Object.fromEntries(DETAILS.map((field) => [field, details[field] ?? '']))
  return {
    ...typed,
    phone: details.phone ? phoneText(details.phone) : '',
    room_ids: details.room_ids.map(String),
  }
}

function detailsValues(form: FormData): DetailsValues {
  const room_ids = form.getAll('room_ids').filter((id) => typeof id === 'string')
  return { ...Object.fromEntries(DETAILS.map((field) => [field, textOf(form, field)])), room_ids }
}

function refused(failure: CompleteFailure, status: number) {
  return data(failure, { status })
}
