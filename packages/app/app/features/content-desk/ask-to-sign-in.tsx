import type { ContentSet } from '@sauda/sdk/content-editor'
import { data, type RouterContextProvider } from 'react-router'
import type { ActionFailure } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import { isSentFile } from '../forms/sent-file.ts'
import type { ItemOutcome } from './item-desk.ts'
import { textsIn, type Values } from './item-values.ts'
import { versionsIn } from './sent-item.ts'
import { type UnsavedCode, UnsavedEntry } from './unsaved-entry.tsx'
import { unsavedWords } from './unsaved-words.ts'

type Sent = {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
  set: ContentSet
  id: string | undefined
}

/** Bytes of a form that is shown again to whoever has to sign in first: two long texts. */
const MOST_FOR_GUESTS = 1024 * 1024

const GUEST = 401
const ANOTHER = 403
const TOO_LARGE = 413

/**
 * Answers the form of somebody whose session has ended, or in whose place another person has signed in. With scripts, the form stays in the page; otherwise the answer
 * also has what was typed as a page, because a guest cannot read the entry. A larger form is not even read.
 */
export async function askToSignIn(
  { request, url, context, set, id }: Sent,
  code: UnsavedCode = 'sign_in_required',
) {
  const { isData, language } = visitOf(context)
  const page = (values: Values, lost?: string) =>
    isData
      ? null
      : {
          title: unsavedWords[language].title,
          part: renderPart(
            { url, context },
            'unsaved',
            <UnsavedEntry set={set} id={id} values={values} lost={lost} code={code} />,
          ),
        }
  const failure: ActionFailure = { code }
  if (!(Number(request.headers.get('content-length')) <= MOST_FOR_GUESTS))
    return data({ ...failure, unsaved: page({}) }, { status: TOO_LARGE })
  const form = await formOf({ request, context })
  const versions = id === 'new' ? { base: 0, seen: 0 } : versionsIn(form)
  const file = form.get('image.file')
  const lost = isSentFile(file) ? file.name : undefined
  const values = textsIn(form)
  const outcome: ItemOutcome = { failed: 'save', failure, values, lost, ...versions }
  return data(
    { ...outcome, unsaved: page(values, lost) },
    { status: code === 'another_person' ? ANOTHER : GUEST },
  )
}
