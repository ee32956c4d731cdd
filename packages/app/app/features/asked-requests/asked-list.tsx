import { errorText, groupDigits, longDate, type Moment, money, relativeTime } from '@sauda/sdk/language'
import {
  type PartRequestCard,
  type PartStanding,
  partConditionLabel,
  partOutcomeLabel,
} from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, CountTab, CountTabs, Drawing, EmptyState, LoadMore, PageHead } from '@sauda/ui'
import { Settings2 } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { ownRequestWords } from '../own-requests/own-words.ts'
import { RequestPicture } from '../part-requests/request-picture.tsx'
import { carText, priceText } from '../part-requests/request-texts.ts'
import { requestWords } from '../part-requests/request-words.ts'
import { REQUEST_STEP, type UnfoldedRequests } from '../part-requests/requests-up-to.ts'
import { QUICK_ANSWERS } from './answer-values.ts'
import { askedWords } from './asked-words.ts'
import { usePendingAnswers } from './pending-answers.ts'
import { PendingBar } from './pending-bar.tsx'

/** The tabs of a shop's list. */
export const SHOP_TABS = ['new', 'answered', 'chosen', 'done'] as const

export type ShopTab = (typeof SHOP_TABS)[number]

export type AskedListProps = {
  list: UnfoldedRequests
  tab: ShopTab
  standing: PartStanding | null
  now: Moment
}

/** What a shop was asked for: an answer is a press in the list. */
export function AskedList({ list, tab, standing, now }: AskedListProps) {
  const words = useWords(askedWords)
  const own = useWords(ownRequestWords)
  const language = useLanguage()
  const pending = usePendingAnswers()
  const { total, tabs, error, shown, more } = list
  // What was just answered is on its way.
  const items =
    tab === 'new' ? list.items.filter(({ id }) => pending.every((answer) => answer.id !== id)) : list.items
  const waiting = tabs.find((it) => it.tab === 'new')?.count ?? 0
  const bar = standing?.shop_bar
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHead title={words.title} lead={waiting > 0 ? words.waiting(waiting) : words.nobodyWaits} />
        <Button asChild variant="quiet">
          <LocalLink to={paths.adsRequestMutes}>
            <Settings2 aria-hidden />
            {words.mutes}
          </LocalLink>
        </Button>
      </div>
      {bar && (
        <p role="alert" className="rounded-3 bg-danger-soft px-5 py-3 wrap-anywhere">
          {words.barred(longDate(bar.until, language))} {bar.comment}
        </p>
      )}
      <CountTabs label={words.parts}>
        {SHOP_TABS.map((one) => (
          <CountTab
            key={one}
            asChild
            count={tabs.find((it) => it.tab === one)?.count ?? 0}
            tone={one === 'new' && waiting > 0 ? 'warning' : 'neutral'}
          >
            <LocalLink
              to={`?tab=${one}`}
              aria-current={tab === one ? 'page' : undefined}
              preventScrollReset
              prefetch="none"
            >
              {words.tabs[one]}
            </LocalLink>
          </CountTab>
        ))}
      </CountTabs>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.empty[tab]}>
          {tab === 'new' && words.empty.newHelp}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul aria-label={words.tabs[tab]} className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
          {items.map((request) => (
            <AskedCard key={request.id} request={request} tab={tab} now={now} />
          ))}
        </ul>
      )}
      {(more || total > REQUEST_STEP) && (
        <LoadMore
          shown={items.length}
          total={total}
          summary={own.shown(groupDigits(items.length), groupDigits(total))}
          {...(more && {
            link: (
              <LocalLink
                to={`?tab=${tab}&shown=${shown + REQUEST_STEP}`}
                preventScrollReset
                replace
                prefetch="none"
              >
                {own.more}
              </LocalLink>
            ),
          })}
        />
      )}
      <PendingBar />
    </div>
  )
}

/** Older questions than this are red, in ms. */
const LATE_MS = 3 * 3_600_000

type AskedCardProps = { request: PartRequestCard; tab: ShopTab; now: Moment }

function AskedCard({ request, tab, now }: AskedCardProps) {
  const words = useWords(askedWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { id, text, condition, price_idea, asked_at, created_at, news, outcome, answer, skipped } = request
  const since = asked_at ?? created_at
  const isLate = tab === 'new' && new Date(now).getTime() - new Date(since).getTime() > LATE_MS
  const facts = [
    carText(request),
    ...(condition === 'any' ? [] : [partConditionLabel(condition, language).toLowerCase()]),
    ...(price_idea === null ? [] : [shared.upTo(money(price_idea, language))]),
  ].join(', ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-3 bg-surface p-4 shadow-1">
      <div className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3">
        <RequestPicture request={request} sizes="56px" className="h-11 w-14" />
        <div className="min-w-0">
          <h2 className="font-strong font-text text-md tracking-normal wrap-anywhere">
            <LocalLink to={paths.adsRequest(id)} className="after:absolute after:inset-0">
              {text}
            </LocalLink>
          </h2>
          <p className="text-muted text-sm wrap-anywhere">{facts}</p>
        </div>
        <time dateTime={since} className={`text-xs ${isLate ? 'font-strong text-danger' : 'text-muted'}`}>
          {relativeTime(since, now, language)}
        </time>
      </div>
      {(news > 0 || outcome || answer || skipped) && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {news > 0 && <Badge tone="accent">{words.unread(news)}</Badge>}
          {outcome && (
            <Badge tone={outcome === 'going' || outcome === 'chosen' ? 'positive' : 'neutral'}>
              {partOutcomeLabel(outcome, language)}
            </Badge>
          )}
          {answer && (
            <span className="text-muted">
              {answer.has ? words.yourPrice(priceText(answer, language)) : words.saidNone}
            </span>
          )}
          {skipped && !answer && <span className="text-muted">{words.skipped}</span>}
        </p>
      )}
      {request.allowed_actions.includes('answer') && !skipped && (
        <div className="grid grid-cols-2 gap-2 xs:grid-cols-4">
          {QUICK_ANSWERS.map((kind) => (
            <Button key={kind} asChild size="sm" variant="quiet" className="min-h-control px-1.5">
              <LocalLink
                to={`${paths.adsRequest(id)}?answer=${kind}#answer`}
                prefetch="none"
                aria-label={words.answerTo(words.kinds[kind], text)}
              >
                {words.kinds[kind]}
              </LocalLink>
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
