import { dayLabel, errorText, groupDigits, inLanguage, type Moment, money } from '@sauda/sdk/language'
import { PART_REQUEST_STATUS, type PartRequestCard, partCloseReasonLabel } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, CountTab, CountTabs, Drawing, EmptyState, LoadMore, PageHead, Run } from '@sauda/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { RequestPicture } from '../part-requests/request-picture.tsx'
import { carText } from '../part-requests/request-texts.ts'
import { requestWords } from '../part-requests/request-words.ts'
import { REQUEST_STEP, type UnfoldedRequests } from '../part-requests/requests-up-to.ts'
import type { Cabinet } from '../people/cabinet.ts'
import { ownRequestWords } from './own-words.ts'

export type OwnListProps = {
  home: Cabinet
  list: UnfoldedRequests
  tab: 'open' | 'closed' | null
  now: Moment
}

/** All own part requests: those with news first, then open, then closed. */
export function OwnList({ home, list, tab, now }: OwnListProps) {
  const words = useWords(ownRequestWords)
  const language = useLanguage()
  const { items, total, tabs, error, shown, more } = list
  const isEmpty = items.length === 0 && !error
  const query = (next: number) => `?${new URLSearchParams({ ...(tab && { tab }), shown: String(next) })}`
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHead title={words.title} lead={words.lead} />
        <Button asChild>
          <LocalLink to={paths.partRequestCreate}>
            <MessageCircleQuestion aria-hidden />
            {words.ask}
          </LocalLink>
        </Button>
      </div>
      {tabs.some(({ count }) => count > 0) && (
        <CountTabs label={words.parts}>
          {(['open', 'closed'] as const).map((one) => (
            <CountTab key={one} asChild count={tabs.find((it) => it.tab === one)?.count ?? 0}>
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
      )}
      {error && <p role="alert">{errorText(error, language)}</p>}
      {isEmpty && (
        <EmptyState
          drawing={<Drawing src={emptyDrawing} />}
          title={tabs.some(({ count }) => count > 0) ? words.nothingHere : words.nothing}
        >
          {words.nothingHelp}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul
          aria-label={words.title}
          className="divide-y divide-line overflow-hidden rounded-3 bg-surface shadow-1"
        >
          {items.map((request) => (
            <OwnRow key={request.id} home={home} request={request} now={now} />
          ))}
        </ul>
      )}
      {(more || total > REQUEST_STEP) && (
        <LoadMore
          shown={items.length}
          total={total}
          summary={words.shown(groupDigits(items.length), groupDigits(total))}
          {...(more && {
            link: (
              <LocalLink to={query(shown + REQUEST_STEP)} preventScrollReset replace prefetch="none">
                {words.more}
              </LocalLink>
            ),
          })}
        />
      )}
    </>
  )
}

type OwnRowProps = { home: Cabinet; request: PartRequestCard; now: Moment }

function OwnRow({ home, request, now }: OwnRowProps) {
  const words = useWords(ownRequestWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { id, status, close_reason, text, asked, looked, answered, have, news, closed_at, found_at } = request
  const isOpen = status === PART_REQUEST_STATUS.open
  const price = request.lowest_price
  const about = [
    carText(request),
    ...(found_at ? [words.foundAt(found_at.name)] : price ? [words.from(money(price, language))] : []),
  ].join(' · ')
  return (
    <li
      className={`relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3.5 hover:bg-bg xs:px-5 sm:grid-cols-[3.5rem_minmax(0,1fr)_10rem_9.5rem] ${news > 0 ? 'shadow-[inset_3px_0_var(--accent)]' : ''}`}
    >
      <RequestPicture request={request} sizes="56px" className="h-11 w-14" />
      <div className="min-w-0">
        <h2
          className={`font-text text-md tracking-normal wrap-anywhere ${news > 0 ? 'font-strong' : 'font-normal'}`}
        >
          <LocalLink to={paths.ownRequest(home, id)} className="after:absolute after:inset-0">
            {text}
          </LocalLink>
        </h2>
        <p className="text-muted text-sm wrap-anywhere">{about}</p>
      </div>
      {asked > 0 ? (
        <Run
          className="max-sm:hidden"
          parts={[
            { shape: 'full', tone: 'accent', count: have, label: words.run.have(have) },
            { shape: 'cut', tone: 'neutral', count: answered - have, label: words.run.none(answered - have) },
            {
              shape: 'most',
              tone: 'neutral',
              count: looked - answered,
              label: words.run.looked(looked - answered),
            },
            {
              shape: 'empty',
              tone: 'neutral',
              count: asked - looked,
              label: words.run.waiting(asked - looked),
            },
          ]}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:col-start-2 sm:grid sm:justify-items-start">
        {news > 0 && <Badge tone="accent">{words.news(news)}</Badge>}
        <span>
          {isOpen
            ? answered > 0
              ? shared.answers(answered)
              : shared.noAnswers
            : close_reason && partCloseReasonLabel(close_reason, language)}
        </span>
        {closed_at && <span className="text-muted text-xs">{dayLabel(closed_at, now, language)}</span>}
        {!isOpen && close_reason !== 'removed' && (
          <LocalLink
            to={`${paths.partRequestCreate}?from=${id}`}
            prefetch="none"
            aria-label={`${words.askAgain}: ${request.spare_part ? inLanguage(request.spare_part, 'name', language) : text}`}
            className="relative z-1 rounded-1 font-strong text-accent-ink underline-offset-2 hover:underline"
          >
            {words.askAgain}
          </LocalLink>
        )}
      </div>
    </li>
  )
}
