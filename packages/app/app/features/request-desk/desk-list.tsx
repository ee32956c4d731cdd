import { errorText, groupDigits, type Moment, relativeTime } from '@sauda/sdk/language'
import { type PartRequestCard, partCloseReasonLabel } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, CountTab, CountTabs, Drawing, EmptyState, LoadMore, PageHead, Run } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { ownRequestWords } from '../own-requests/own-words.ts'
import { carText } from '../part-requests/request-texts.ts'
import { REQUEST_STEP, type UnfoldedRequests } from '../part-requests/requests-up-to.ts'
import { requestDeskWords } from './desk-words.ts'
import { STAFF_TABS, type StaffTab } from './staff-tabs.ts'

export type DeskListProps = { list: UnfoldedRequests; tab: StaffTab; now: Moment }

/** All part requests for staff: what needs them first. */
export function DeskList({ list, tab, now }: DeskListProps) {
  const words = useWords(requestDeskWords)
  const own = useWords(ownRequestWords)
  const language = useLanguage()
  const { items, total, tabs, error, shown, more } = list
  return (
    <div data-request-desk="" className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHead title={words.title} lead={words.lead} />
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" variant="quiet">
            <LocalLink to={paths.adsRequestBars}>{words.bars}</LocalLink>
          </Button>
          <Button asChild size="sm" variant="quiet">
            <LocalLink to={paths.missing}>{words.missing}</LocalLink>
          </Button>
        </div>
      </div>
      <CountTabs label={words.parts}>
        {STAFF_TABS.map((one) => {
          const count = tabs.find((it) => it.tab === one)?.count ?? 0
          return (
            <CountTab
              key={one}
              asChild
              count={count}
              tone={one === 'attention' && count > 0 ? 'danger' : 'neutral'}
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
          )
        })}
      </CountTabs>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.empty} />
      )}
      {items.length > 0 && (
        <ul
          aria-label={words.tabs[tab]}
          className="divide-y divide-line overflow-hidden rounded-3 bg-surface shadow-1"
        >
          {items.map((request) => (
            <DeskRow key={request.id} request={request} now={now} />
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
    </div>
  )
}

function DeskRow({ request, now }: { request: PartRequestCard; now: Moment }) {
  const words = useWords(requestDeskWords)
  const { run } = useWords(ownRequestWords)
  const language = useLanguage()
  const {
    id,
    text,
    asker,
    asked,
    answered,
    have,
    created_at,
    reports = 0,
    contacts_in_text,
    close_reason,
  } = request
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-row hover:bg-bg xs:px-5 md:grid-cols-[minmax(0,1fr)_9rem_8rem_6rem_11rem]">
      <div className="min-w-0">
        <h2 className="font-strong font-text text-md tracking-normal wrap-anywhere">
          <LocalLink to={paths.adsRequest(id)} className="after:absolute after:inset-0">
            {text}
          </LocalLink>
        </h2>
        <p className="text-muted text-sm wrap-anywhere">{carText(request)}</p>
      </div>
      <span className="text-sm max-md:hidden wrap-anywhere">{asker.name}</span>
      <div className="text-xs max-md:col-start-1">
        {asked > 0 && (
          <Run
            className="mb-0.5 max-w-28 max-md:hidden"
            parts={[
              { shape: 'full', tone: 'accent', count: have, label: run.have(have) },
              { shape: 'cut', tone: 'neutral', count: answered - have, label: run.none(answered - have) },
              {
                shape: 'empty',
                tone: 'neutral',
                count: asked - answered,
                label: run.waiting(asked - answered),
              },
            ]}
          />
        )}
        {words.answeredOf(answered, asked)}
      </div>
      <time dateTime={created_at} className="text-muted text-xs max-md:col-start-2 max-md:row-start-1">
        {relativeTime(created_at, now, language)}
      </time>
      <span className="flex flex-wrap gap-1 max-md:col-span-2">
        {reports > 0 && <Badge tone="danger">{words.reports(reports)}</Badge>}
        {contacts_in_text && <Badge tone="warning">{words.contacts}</Badge>}
        {reports === 0 && !contacts_in_text && (
          <Badge tone={close_reason ? 'neutral' : 'positive'}>
            {close_reason ? partCloseReasonLabel(close_reason, language) : words.open}
          </Badge>
        )}
      </span>
    </li>
  )
}
