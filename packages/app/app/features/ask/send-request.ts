import { attempt, type Portal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import { checkPartRequest, createPartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { data, type RouterContextProvider } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import { freshKey, keyIn } from '../forms/form-key.tsx'
import { isSentFile } from '../forms/sent-file.ts'
import { cabinetOf } from '../people/cabinet.ts'
import type { AskAnswer } from './ask-form.tsx'
import { askValues, asRequest } from './ask-values.ts'

type Sent = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Sends the form, or fills it in: `intent=fill` carries in its body what may stand in no address, a VIN. */
export async function sendRequest(sent: Sent) {
  const { portal, currentUser } = visitOf(sent.context)
  const form = await formOf(sent)
  const values = askValues(form)
  const keys = form.getAll('photo_keys').map(String).filter(Boolean)
  if (form.get('intent') === 'fill') return again({ values, keys: [] }, 200)
  const user = await currentUser()
  const stored = user ? await storeFiles(portal, form) : { keys: [] }
  const all = [...keys, ...stored.keys]
  const { draft, errors } = checkPartRequest(asRequest(values, all), new Date())
  const wrong = { ...errors, ...stored.errors }
  if (!draft || stored.errors)
    return again({ values, failure: { code: 'invalid', errors: wrong }, keys: all }, 422)
  if (!user) return again({ values, needsSignIn: true, keys: [] }, 200)
  const created = await attempt(createPartRequest(portal, draft, keyIn(values)))
  if (created.ok) {
    const { id, repeated } = created.value
    const path = paths.ownRequest(cabinetOf(user), id)
    throw redirectWithNotice(sent.context, path, repeated ? 'request_repeated' : 'request_sent')
  }
  const { failure, status } = failureFrom(created.error)
  return again(
    { values: freshKey(values, failure), failure, keys: failure.errors?.photo_keys ? [] : all },
    status,
  )
}

/** Photos of a form that was sent before scripts loaded: a page cannot give files back to a browser. */
async function storeFiles(
  portal: Portal,
  form: FormData,
): Promise<{ keys: string[]; errors?: ActionFailure['errors'] }> {
  const files = form.getAll('photos').filter(isSentFile)
  const results = await Promise.all(files.map((file) => attempt(stagePhoto(portal, file))))
  const keys = results.flatMap((result) => (result.ok ? [result.value.key] : []))
  const problems = results.flatMap((result) =>
    result.ok ? [] : (result.error.errors?.photo ?? [result.error.code]),
  )
  return problems.length > 0 ? { keys, errors: { photos: [...new Set(problems)] } } : { keys }
}

function again(answer: AskAnswer, status: number) {
  return data(answer, { status })
}
