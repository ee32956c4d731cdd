import { attempt, type Portal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import { answerPartRequest, checkPartAnswer, partAnswerBody, skipPartRequest } from '@sauda/sdk/part-requests'
import { data } from 'react-router'
import { type ActionFailure, failureFrom, refused } from '../../shell/answered.ts'
import { isSentFile } from '../forms/sent-file.ts'
import { textOf } from '../forms/text-of.ts'
import { type AnswerValues, answerValues, asAnswer, seenIn } from './answer-values.ts'

/** A form that comes back with what was typed. */
export type AskedFailure = ActionFailure & { values?: AnswerValues }

/** An answer before scripts load, which goes at once; or the way back of a skipped request. Null if it was done. */
export async function actOnAsked(portal: Portal, id: number, form: FormData) {
  if (textOf(form, 'intent') === 'unskip') {
    const back = await attempt(skipPartRequest(portal, id, { skip: false }))
    return back.ok ? null : refused(back.error)
  }
  const values = answerValues(form)
  const stored = await Promise.all(
    form
      .getAll('photos')
      .filter(isSentFile)
      .map((file) => attempt(stagePhoto(portal, file))),
  )
  const problem = stored.find((one) => !one.ok)
  if (problem && !problem.ok)
    return back(
      { code: 'invalid', errors: { photos: problem.error.errors?.photo ?? [problem.error.code] }, values },
      422,
    )
  const kept = form.getAll('keep_photo').filter((key) => typeof key === 'string')
  const keys = [...kept, ...stored.flatMap((one) => (one.ok ? [one.value.key] : []))]
  const { draft, errors } = values.kind
    ? checkPartAnswer(asAnswer(values, keys), new Date())
    : { draft: undefined, errors: { kind: ['required'] } }
  if (!draft) return back({ code: 'invalid', errors, values }, 422)
  const sent = await attempt(answerPartRequest(portal, id, partAnswerBody(draft, seenIn(values))))
  if (sent.ok) return null
  const { failure, status } = failureFrom(sent.error)
  return back({ ...failure, values }, status)
}

/** What a shop may be spared. */
const MUTES = ['brand', 'part', 'tomorrow'] as const

/** Skips a request, with what is not to be sent any more. */
export async function skip(portal: Portal, id: number, form: FormData) {
  const mute = textOf(form, 'mute')
  const chosen = MUTES.find((one) => one === mute)
  const done = await attempt(skipPartRequest(portal, id, { skip: true, ...(chosen && { mute: chosen }) }))
  return done.ok ? null : refused(done.error)
}

function back(failure: AskedFailure, status: number) {
  return data(failure, { status })
}
