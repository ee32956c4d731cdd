import { attempt, type Portal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import {
  givePartPhone,
  partMessages,
  readPartMessages,
  sendPartMessage,
  showPartPresence,
} from '@sauda/sdk/part-requests'
import { checkTalk } from '@sauda/sdk/talk'
import { data } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { isSentFile } from '../forms/sent-file.ts'
import { textOf } from '../forms/text-of.ts'
import type { TalkCalls } from '../talk/use-talk.ts'

/** The calls of the thread beside an answer to a part request. */
export function partTalk(answer: number): TalkCalls {
  return {
    load: (portal, after) => partMessages(portal, answer, { after, limit: 100 }),
    send: (portal, draft, options) => sendPartMessage(portal, answer, draft, options),
    read: (portal, upTo) => readPartMessages(portal, answer, upTo),
    show: (portal, sign) => showPartPresence(portal, answer, sign),
    hear(news) {
      if (news.event !== 'talk' && news.event !== 'talk-sign') return null
      if (news.of !== 'part_request' || news.id !== answer) return null
      if (news.event === 'talk') return 'news'
      return news.sign === 'typing' ? 'typing' : 'looking'
    },
  }
}

/** What was wrong with a message, and its text. */
export type TalkFailure = ActionFailure & { text?: string }

/** A form of the thread's page: a message before scripts load, or the asker's phone for the shop. */
export async function actInThread(portal: Portal, answer: number, form: FormData) {
  if (textOf(form, 'intent') === 'give') {
    const given = await attempt(givePartPhone(portal, answer))
    if (given.ok) return null
    const { failure, status } = failureFrom(given.error)
    return back(failure, status)
  }
  const stored = await Promise.all(
    form
      .getAll('photos')
      .filter(isSentFile)
      .map((file) => attempt(stagePhoto(portal, file))),
  )
  const problem = stored.find((one) => !one.ok)
  const text = textOf(form, 'text')
  if (problem && !problem.ok)
    return back(
      { code: 'invalid', errors: { photos: problem.error.errors?.photo ?? [problem.error.code] }, text },
      422,
    )
  const photo_keys = stored.flatMap((one) => (one.ok ? [one.value.key] : []))
  const { draft, errors } = checkTalk({ text, photo_keys })
  if (!draft) return back({ code: 'invalid', errors, text }, 422)
  const key = { [KEY_FIELD]: textOf(form, KEY_FIELD) }
  const sent = await attempt(sendPartMessage(portal, answer, draft, keyIn(key)))
  if (sent.ok) return null
  const { failure, status } = failureFrom(sent.error)
  return back({ ...failure, text }, status)
}

function back(failure: TalkFailure, status: number) {
  return data(failure, { status })
}
