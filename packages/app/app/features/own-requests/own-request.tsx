import { clockTime, dayLabel, type Moment, money } from '@sauda/sdk/language'
import {
  PART_ANSWER_SORTS,
  PART_REQUEST_STATUS,
  type PartAnswerSort,
  type PartRequest,
  partCloseReasonLabel,
  partTakedownReasonLabel,
  sortPartAnswers,
} from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Button, OfferList, SegmentedLink, SegmentedRow, TextLink } from '@sauda/ui'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { RequestDoors } from '../part-requests/request-doors.tsx'
import { RequestFacts } from '../part-requests/request-facts.tsx'
import { requestWords } from '../part-requests/request-words.ts'
import { useRequestNews } from '../part-requests/use-request-news.ts'
import type { Cabinet } from '../people/cabinet.ts'
import { AnswerRow } from './answer-row.tsx'
import { ChosenShops } from './chosen-shops.tsx'
import { ownRequestWords } from './own-words.ts'
import { offerReasons } from './reasons.ts'
import { useHeldAnswers } from './use-held-answers.ts'
import { waveTime } from './wave-time.ts'

export type OwnRequestProps = {
  home: Cabinet
  request: PartRequest
  sort: PartAnswerSort
  now: Moment
  failure: ActionFailure | undefined
}

/** An own part request: prices on the doors, then one row an answer. */
export function OwnRequest({ home, request, sort, now, failure }: OwnRequestProps) {
  const words = useWords(ownRequestWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  useRequestNews(request.id)
  const { id, text, created_at, doors = [], asked } = request
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <TextLink asChild className="justify-self-start text-sm">
          <LocalLink to={paths.ownRequests(home)}>
            <ArrowLeft aria-hidden />
            {words.back}
          </LocalLink>
        </TextLink>
        <p className="mt-2 text-muted text-sm">
          {words.sentAt(String(id), dayLabel(created_at, now, language), clockTime(created_at))}
        </p>
        <h1 className="wrap-anywhere">{text}</h1>
      </header>
      <FormProblems title={shared.failed} failure={failure} labels={{ open: words.title }} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Ending home={home} request={request} now={now} />
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
            <p role="status" className="font-strong text-lg">
              <Sum request={request} />
            </p>
            {asked > 0 && <RequestDoors doors={doors} />}
            <Widening request={request} now={now} />
          </section>
          <ChosenShops answers={request.answers} />
          <Answers home={home} request={request} sort={sort} now={now} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-6">
          <RequestFacts request={request} now={now} phone={words.hiddenPhone} />
          {request.allowed_actions.includes('close') && (
            <Button asChild variant="soft">
              <LocalLink to={paths.ownRequestAct(home, id, 'close')} preventScrollReset prefetch="none">
                {words.close}
              </LocalLink>
            </Button>
          )}
          {request.status !== PART_REQUEST_STATUS.open && request.close_reason !== 'removed' && (
            <Button asChild variant="soft">
              <LocalLink to={`${paths.partRequestCreate}?from=${id}`} prefetch="none">
                {words.askAgain}
              </LocalLink>
            </Button>
          )}
        </aside>
      </div>
    </div>
  )
}

/** What has come so far, in one sentence. */
function Sum({ request: { have, asked, looked, answered, answers } }: { request: PartRequest }) {
  const words = useWords(ownRequestWords)
  const language = useLanguage()
  const prices = answers.flatMap(({ has, price }) => (has && price !== null ? [price] : []))
  if (have > 0 && prices.length > 0)
    return words.haveFrom(have, money(Math.min(...prices), language), money(Math.max(...prices), language))
  if (asked === 0) return words.nobodyAsked
  return answered > 0 ? words.nobodyHas(asked) : words.nobodyYet(asked, looked)
}

/** What comes next, and the way not to wait for it. */
function Widening({ request: { next_wave, allowed_actions }, now }: { request: PartRequest; now: Moment }) {
  const words = useWords(ownRequestWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  if (!next_wave || !allowed_actions.includes('widen')) return null
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <RenderedFor />
      {next_wave.at !== null && (
        <p className="text-muted">
          {words.nextWave(waveTime(next_wave.at, { words, language, now }), next_wave.shops)}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value="widen"
        size="sm"
        variant="quiet"
        loading={formData?.get('intent') === 'widen'}
      >
        {words.widen(next_wave.shops)}
      </Button>
    </Form>
  )
}

/** A closed request: why, and whether it can be opened again. */
function Ending({ request, now }: { home: Cabinet; request: PartRequest; now: Moment }) {
  const words = useWords(ownRequestWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const { close_reason, closed_at, removal, reopen_until, allowed_actions, found_at } = request
  if (close_reason === null) return null
  const label = found_at ? words.foundAt(found_at.name) : partCloseReasonLabel(close_reason, language)
  return (
    <section className="grid gap-2 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <h2 className="text-xl">
        {closed_at ? words.closed(label, dayLabel(closed_at, now, language)) : label}
      </h2>
      {removal ? (
        <p className="wrap-anywhere">
          {words.removedBy}: {partTakedownReasonLabel(removal.reason, language)}. {removal.comment}
        </p>
      ) : (
        <p className="text-muted">{words.closedHelp}</p>
      )}
      {allowed_actions.includes('reopen') && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 text-sm">
          <RenderedFor />
          <Button
            type="submit"
            name="intent"
            value="reopen"
            size="sm"
            variant="quiet"
            loading={formData?.get('intent') === 'reopen'}
          >
            <RotateCcw aria-hidden />
            {words.reopen}
          </Button>
          {reopen_until && (
            <span className="text-muted">{words.reopenUntil(dayLabel(reopen_until, now, language))}</span>
          )}
        </Form>
      )}
    </section>
  )
}

type AnswersProps = Pick<OwnRequestProps, 'home' | 'request' | 'sort' | 'now'>

function Answers({ home, request, sort, now }: AnswersProps) {
  const words = useWords(ownRequestWords)
  const list = useRef<HTMLDivElement>(null)
  const { shown, held, isFresh, release } = useHeldAnswers(request.answers, list)
  const offers = sortPartAnswers(shown, sort).filter(({ has }) => has)
  const without = shown.length - offers.length
  const reasons = offerReasons(shown)
  if (shown.length === 0 && held === 0) return null
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {offers.length > 1 && (
          <SegmentedRow label={words.sorts.label}>
            {PART_ANSWER_SORTS.map((one) => (
              <SegmentedLink key={one} asChild current={one === sort}>
                <LocalLink to={`?sort=${one}`} preventScrollReset replace prefetch="none">
                  {words.sorts[one]}
                </LocalLink>
              </SegmentedLink>
            ))}
          </SegmentedRow>
        )}
        <div role="status">
          {held > 0 && (
            <Button size="sm" onClick={release}>
              {words.held(held)}
            </Button>
          )}
        </div>
      </div>
      {offers.length > 0 && (
        <OfferList aria-label={words.answers}>
          {offers.map((answer) => (
            <AnswerRow
              key={answer.id}
              home={home}
              answer={answer}
              reason={reasons.get(answer.id)}
              isFresh={isFresh(answer.id)}
              now={now}
            />
          ))}
        </OfferList>
      )}
      {without > 0 && <p className="px-1 text-muted text-sm">{words.noneOf(without)}</p>}
    </div>
  )
}
