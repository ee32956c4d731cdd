import { attempt, type Portal } from '@sauda/sdk'
import {
  checkPartReport,
  closePartRequest,
  type PartRequest,
  reopenPartRequest,
  reportPartRequest,
  setPartGoing,
  widenPartRequest,
} from '@sauda/sdk/part-requests'
import { data } from 'react-router'
import { failureFrom, refused } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** Does what a button of the page says; nothing else is allowed by its name. */
export async function actOnRequest(portal: Portal, id: number, form: FormData) {
  const call = callOf(portal, id, form)
  if (!call) return data({ code: 'bad_request' }, { status: 400 })
  const result = await attempt(call)
  return result.ok ? null : refused(result.error)
}

function callOf(portal: Portal, id: number, form: FormData): Promise<PartRequest> | null {
  const answer = Number(textOf(form, 'answer'))
  switch (textOf(form, 'intent')) {
    case 'go':
      return setPartGoing(portal, answer, true)
    case 'stop_going':
      return setPartGoing(portal, answer, false)
    case 'widen':
      return widenPartRequest(portal, id)
    case 'reopen':
      return reopenPartRequest(portal, id)
    default:
      return null
  }
}

/** Reasons without a shop of the building. */
const ELSEWHERE = ['found_elsewhere', 'given_up'] as const

/** Closes a request as the dialog says: found at the shop of an answer, somewhere else, or not needed any more. */
export async function closeAsSaid(portal: Portal, id: number, form: FormData) {
  const where = textOf(form, 'where')
  if (where === '') return data({ code: 'invalid', errors: { where: ['required'] } }, { status: 422 })
  const elsewhere = ELSEWHERE.find((one) => one === where)
  const closing = elsewhere
    ? { reason: elsewhere, answer_id: null }
    : { reason: 'found' as const, answer_id: Number(where) }
  const closed = await attempt(closePartRequest(portal, id, closing))
  return closed.ok ? null : refused(closed.error)
}

/** Reports a request, or the shop of an answer. */
export async function report(portal: Portal, id: number, form: FormData, answer: number | null) {
  const values = { reason: textOf(form, 'reason'), text: textOf(form, 'text') }
  const { draft, errors } = checkPartReport(values)
  if (!draft) return data({ code: 'invalid', errors, values }, { status: 422 })
  const sent = await attempt(
    reportPartRequest(portal, id, { ...draft, ...(answer !== null && { answer_id: answer }) }),
  )
  if (sent.ok) return null
  const { failure, status } = failureFrom(sent.error)
  return data({ ...failure, values }, { status })
}
