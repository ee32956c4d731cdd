import { attempt } from '@sauda/sdk'
import {
  answerPartRequest,
  checkPartAnswer,
  type PartRequest,
  partAnswerBody,
} from '@sauda/sdk/part-requests'
import { useRevalidator } from 'react-router'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useSite } from '../../shell/use-site.ts'
import { keptRecord } from '../drafts/record.ts'
import { type AnswerValues, asAnswer, seenIn } from './answer-values.ts'
import { planAnswer } from './pending-answers.ts'

type SendAnswerOptions = { request: Pick<PartRequest, 'id' | 'text'>; company: number | undefined }

/** The browser finishes such a call although its page is gone. */
const outliving: typeof globalThis.fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** Sends an answer in a moment; what was typed is forgotten in this browser only once the server has it. */
export function useSendAnswer({ request: { id, text }, company }: SendAnswerOptions) {
  const portal = useBrowserPortal()
  const { user } = useSite()
  const { revalidate } = useRevalidator()
  return (values: AnswerValues, keys: readonly string[], what: string | null) => {
    const { draft } = checkPartAnswer(asAnswer(values, keys), new Date())
    if (!draft) return
    planAnswer({
      id,
      text,
      what,
      send: (isLast) =>
        attempt(
          answerPartRequest(
            portal,
            id,
            partAnswerBody(draft, seenIn(values)),
            isLast ? { fetch: outliving } : {},
          ),
        ),
      onSent() {
        const kept = keptRecord({ of: 'part-answer', id, userId: user?.id ?? 0, company })
        void kept.read().then(() => kept.write(undefined))
        void revalidate()
      },
    })
  }
}
