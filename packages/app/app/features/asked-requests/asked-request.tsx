import { type Moment, relativeTime } from '@sauda/sdk/language'
import {
  PART_REQUEST_STATUS,
  type PartRequest,
  type PartRequestCard,
  partOutcomeLabel,
} from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, TextLink } from '@sauda/ui'
import { ArrowLeft, BellOff, CircleAlert, Flag, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { RequestFacts } from '../part-requests/request-facts.tsx'
import { carText, priceText } from '../part-requests/request-texts.ts'
import { useRequestNews } from '../part-requests/use-request-news.ts'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerValues } from './answer-values.ts'
import { askedWords } from './asked-words.ts'
import { usePendingAnswers } from './pending-answers.ts'
import { PendingBar } from './pending-bar.tsx'
import { useSendAnswer } from './use-send-answer.ts'

export type AskedRequestProps = {
  request: PartRequest
  values: AnswerValues
  /** Others that wait for an answer. */
  queue: readonly PartRequestCard[]
  company: number | undefined
  now: Moment
  failure: ActionFailure | undefined
  /** The browser keeps an answer that came too late. */
  isKept: boolean
}

/** A part request as a shop sees it that was asked, with its own answer. */
export function AskedRequest({ request, values, queue, company, now, failure, isKept }: AskedRequestProps) {
  const words = useWords(askedWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  useRequestNews(request.id)
  const pending = usePendingAnswers()
  const next = queue.find(({ id }) => id !== request.id && pending.every((answer) => answer.id !== id))
  const send = useSendAnswer({ request, company })
  const { id, text, asked_at, created_at, asker, answer, outcome, skipped, allowed_actions } = request
  const may = (action: string) => allowed_actions.some((one) => one === action)
  const mayAnswer = may('answer') || Boolean(answer?.allowed_actions.includes('edit'))
  // Closed while somebody wrote: what was written stays where it is.
  const [wasOpen] = useState(mayAnswer)
  const isLate = !mayAnswer && !answer && (wasOpen || isKept || failure !== undefined)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <TextLink asChild className="justify-self-start text-sm">
          <LocalLink to={paths.adsRequests}>
            <ArrowLeft aria-hidden />
            {words.back}
          </LocalLink>
        </TextLink>
        <p className="mt-2 text-muted text-sm">
          {words.numbered(String(id), relativeTime(asked_at ?? created_at, now, language))}
        </p>
        <h1 className="wrap-anywhere">{text}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[15rem_minmax(0,1fr)_23rem]">
        <Queue queue={queue} current={id} now={now} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {request.status !== PART_REQUEST_STATUS.open && !answer && (
            <p role="status" className="flex items-start gap-3 rounded-3 bg-warning-soft px-5 py-3">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>
                <b className="font-strong">{words.closedTitle}.</b> {isLate && words.closedHelp}
              </span>
            </p>
          )}
          <RequestFacts request={request} now={now} phone={words.phone} />
          <p className="text-muted text-sm wrap-anywhere">{words.asker(asker.name, asker.requests)}</p>
          <div className="flex flex-wrap gap-2">
            {answer && (answer.allowed_actions.includes('write') || answer.unread > 0) && (
              <Button asChild size="sm" variant="soft">
                <LocalLink to={paths.partThread(paths.adsRequests, id, answer.id)}>
                  <MessageCircle aria-hidden />
                  {answer.unread > 0 ? words.unread(answer.unread) : words.write}
                </LocalLink>
              </Button>
            )}
            {may('report') && (
              <Button asChild size="sm" variant="plain">
                <LocalLink to={paths.adsRequestAct(id, 'report')} preventScrollReset prefetch="none">
                  <Flag aria-hidden />
                  {words.report}
                </LocalLink>
              </Button>
            )}
          </div>
        </div>
        <section
          id="answer"
          aria-label={words.form.title}
          className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 md:sticky md:top-6"
        >
          {answer && (
            <p className="font-strong">
              {answer.has ? words.yourPrice(priceText(answer, language)) : words.saidNone}
            </p>
          )}
          {outcome && (
            <Badge tone={outcome === 'going' || outcome === 'chosen' ? 'positive' : 'neutral'}>
              {partOutcomeLabel(outcome, language)}
            </Badge>
          )}
          {(mayAnswer || isLate) && (
            <AnswerForm
              key={`${id} ${values.kind} ${values.when} ${answer?.version ?? 0}`}
              request={request}
              values={values}
              failure={failure}
              company={company}
              now={now}
              isClosed={!mayAnswer}
              onAnswer={(given, keys, what) => {
                send(given, keys, what)
                void navigate(localPath(next ? paths.adsRequest(next.id) : paths.adsRequests))
              }}
              onSkip={
                may('skip')
                  ? () =>
                      void navigate(localPath(paths.adsRequestAct(id, 'skip')), { preventScrollReset: true })
                  : undefined
              }
            />
          )}
          {may('skip') && (
            <Button asChild size="sm" variant="plain" className="justify-self-start">
              <LocalLink to={paths.adsRequestAct(id, 'skip')} preventScrollReset prefetch="none">
                <BellOff aria-hidden />
                {words.skip}
              </LocalLink>
            </Button>
          )}
          {skipped && may('unskip') && (
            <Form method="post" className="flex flex-wrap items-center gap-3 text-sm">
              <RenderedFor />
              {words.skipped}
              <Button type="submit" name="intent" value="unskip" size="sm" variant="quiet">
                {words.unskip}
              </Button>
            </Form>
          )}
        </section>
      </div>
      <PendingBar />
    </div>
  )
}

type QueueProps = { queue: readonly PartRequestCard[]; current: number; now: Moment }

/** The others that wait, beside the one that is open. */
function Queue({ queue, current, now }: QueueProps) {
  const words = useWords(askedWords)
  const language = useLanguage()
  return (
    <nav aria-label={words.queue} className="max-lg:hidden">
      <ul className="divide-y divide-line overflow-hidden rounded-3 bg-surface shadow-1">
        {queue.map((one) => (
          <li key={one.id}>
            <LocalLink
              to={paths.adsRequest(one.id)}
              prefetch="none"
              aria-current={one.id === current ? 'page' : undefined}
              className="grid gap-0.5 px-4 py-3 text-sm hover:bg-bg aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_var(--accent)]"
            >
              <span className="font-strong wrap-anywhere">{one.text}</span>
              <span className="text-muted text-xs group-aria-[current]:text-text">{carText(one)}</span>
              <span className="text-xs">{relativeTime(one.asked_at ?? one.created_at, now, language)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
