import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import {
  barFromPartRequests,
  checkPartBar,
  checkPartTakedown,
  resolvePartReports,
  takeDownPartRequest,
} from '@sauda/sdk/part-requests'
import { data } from 'react-router'
import { failureFrom, refused } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'
import type { DeskFailure } from './desk-dialogs.tsx'

const typedIn = (form: FormData) => ({
  values: { reason: textOf(form, 'reason'), text: textOf(form, 'comment') },
  until: textOf(form, 'until'),
})

/** Takes a request down as the dialog says. Null if it was done. */
export async function takeDown(portal: Portal, id: number, form: FormData) {
  const { values } = typedIn(form)
  const { draft, errors } = checkPartTakedown({ reason: values.reason, comment: values.text })
  if (!draft) return back({ code: 'invalid', errors, values }, 422)
  const done = await attempt(takeDownPartRequest(portal, id, draft))
  return done.ok ? null : failed(done.error, form)
}

/** Bars a person or a shop by its number. Null if it was done. */
export async function bar(portal: Portal, who: number, form: FormData) {
  const { values, until } = typedIn(form)
  const { draft, errors } = checkPartBar({ reason: values.reason, comment: values.text, until }, new Date())
  if (!draft) return back({ code: 'invalid', errors, values, until }, 422)
  const done = await attempt(barFromPartRequests(portal, who, draft))
  return done.ok ? null : failed(done.error, form)
}

/** The reports about a request are unfounded. */
export async function resolve(portal: Portal, id: number) {
  const done = await attempt(resolvePartReports(portal, id))
  return done.ok ? null : refused(done.error)
}

function failed(error: PortalError, form: FormData) {
  const { failure, status } = failureFrom(error)
  return back({ ...failure, ...typedIn(form) }, status)
}

function back(failure: DeskFailure, status: number) {
  return data(failure, { status })
}
