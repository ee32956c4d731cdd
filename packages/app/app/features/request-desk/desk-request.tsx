import { dayLabel, longDate, type Moment, relativeTime } from '@sauda/sdk/language'
import {
  type PartAnswer,
  type PartRequest,
  partCloseReasonLabel,
  partTakedownReasonLabel,
} from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, TextLink } from '@sauda/ui'
import { ArrowLeft, Ban } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { RequestFacts } from '../part-requests/request-facts.tsx'
import { offerText, priceText, whenText } from '../part-requests/request-texts.ts'
import { requestWords } from '../part-requests/request-words.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { requestDeskWords } from './desk-words.ts'

type DeskRequestProps = { request: PartRequest; now: Moment; failure: ActionFailure | undefined }

/** A part request for staff: reports, answers, and what can be done about it. Never a VIN or a phone. */
export function DeskRequest({ request, now, failure }: DeskRequestProps) {
  const words = useWords(requestDeskWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const {
    id,
    text,
    asker,
    created_at,
    close_reason,
    removal,
    report_list = [],
    answers,
    allowed_actions,
  } = request
  const may = (action: string) => allowed_actions.some((one) => one === action)
  return (
    <div data-request-desk="" className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
        <TextLink asChild className="text-sm">
          <LocalLink to={paths.adsRequests}>
            <ArrowLeft aria-hidden />
            {words.back}
          </LocalLink>
        </TextLink>
        <p className="mt-2 text-muted text-sm">
          {shared.number(String(id))}, {relativeTime(created_at, now, language)}
        </p>
        <h1 className="wrap-anywhere">{text}</h1>
        <p className="text-muted text-sm wrap-anywhere">
          {asker.name}, {words.since(longDate(asker.since, language), asker.requests)}
        </p>
        {close_reason && <Badge>{partCloseReasonLabel(close_reason, language)}</Badge>}
      </header>
      <FormProblems title={shared.failed} failure={failure} labels={{}} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {removal && (
            <p className="rounded-3 bg-danger-soft px-5 py-3 wrap-anywhere">
              <b className="font-strong">{partTakedownReasonLabel(removal.reason, language)}.</b>{' '}
              {removal.comment}
            </p>
          )}
          {request.contacts_in_text && (
            <p className="rounded-3 bg-warning-soft px-5 py-3">{words.contacts}</p>
          )}
          {report_list.length > 0 && (
            <section aria-labelledby="reports" className="rounded-3 bg-warning-soft p-5">
              <h2 id="reports" className="text-xl">
                {words.reportsTitle}
              </h2>
              <ul className="mt-3 grid gap-3">
                {report_list.map(({ id: report, by, about, reason, text: said, created_at: at }) => (
                  <li key={report} className="wrap-anywhere">
                    <b className="font-strong">{partTakedownReasonLabel(reason, language)}</b>
                    <span className="text-sm">
                      {' '}
                      {words.reportBy(by, about)}, {dayLabel(at, now, language)}
                    </span>
                    {said !== null && <p>{said}</p>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Answers answers={answers} now={now} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <RequestFacts request={request} now={now} />
          {may('take_down') && (
            <Button asChild variant="danger">
              <LocalLink to={paths.adsRequestAct(id, 'take-down')} preventScrollReset prefetch="none">
                <Ban aria-hidden />
                {words.takeDown}
              </LocalLink>
            </Button>
          )}
          {may('resolve') && (
            <Form method="post" preventScrollReset className="grid">
              <RenderedFor />
              <Button
                type="submit"
                name="intent"
                value="resolve"
                variant="quiet"
                loading={formData?.get('intent') === 'resolve'}
              >
                {words.resolve}
              </Button>
            </Form>
          )}
          <Button asChild variant="plain">
            <LocalLink to={paths.adsRequestAct(id, 'bar')} preventScrollReset prefetch="none">
              {words.bar}
            </LocalLink>
          </Button>
        </aside>
      </div>
    </div>
  )
}

function Answers({ answers, now }: { answers: readonly PartAnswer[]; now: Moment }) {
  const words = useWords(requestDeskWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  return (
    <section aria-labelledby="answers" className="rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <h2 id="answers" className="text-xl">
        {words.answers}
      </h2>
      {answers.length === 0 && <p className="mt-2 text-muted">{words.noAnswers}</p>}
      <ul className="divide-y divide-line">
        {answers.map((answer) => {
          const { id, request_id, shop, has, note } = answer
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {shop.plate && <RoomPlate room={shop.plate} />}
                <b className="min-w-0 font-strong wrap-anywhere">{shop.name}</b>
                <span className="tabular-nums">{has ? priceText(answer, language) : words.hasNot}</span>
                <LocalLink
                  to={`${paths.adsRequestAct(request_id, 'bar')}?shop=${shop.id}`}
                  preventScrollReset
                  prefetch="none"
                  className="text-muted text-xs underline underline-offset-2"
                >
                  {words.barShop(shop.name)}
                </LocalLink>
              </span>
              {has && (
                <span className="text-muted text-sm wrap-anywhere">
                  {[
                    offerText(answer, { words: shared, language }),
                    whenText(answer, { words: shared, language, now }),
                    note,
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
