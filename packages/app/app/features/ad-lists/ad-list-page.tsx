import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs, Drawing, EmptyState, PageHead, TextLink } from '@sauda/ui'
import { Suspense } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, LocalNavLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { late } from '../../shell/late.ts'
import { AdRows } from '../ads/ad-rows.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { MoreAds } from '../ads/more-ads.tsx'
import { ListSearch } from '../forms/list-search.tsx'
import { PlannedBar } from '../moderation/planned-bar.tsx'
import { QueueStart } from '../moderation/queue-start.tsx'
import { followDecision } from '../moderation/sent-decision.ts'
import { useFreshQueue } from '../moderation/use-fresh-queue.ts'
import { useKeptAnswer } from '../moderation/use-kept-answer.ts'
import { BulkResults } from './bulk-results.tsx'
import { type BulkOutcome, countSentBack, countText, LIST_PATHS, LISTS, type LoadedList } from './lists.ts'
import { SelectAll, Selection, SelectionBox, useSelection } from './selection.tsx'
import { adListWords } from './words.ts'

/** The ads with open complaints, above the queue of moderators. */
const LateComplaintQueue = late(() => import('../complaints/complaint-queue.tsx'), 'ComplaintQueue')

export type AdListPageProps = LoadedList & { outcome: BulkOutcome | undefined }

/** Ads by status, with a search; staff can act on several at once. */
export function AdListPage({
  list,
  ads,
  q,
  seller,
  counts,
  staff,
  waiting,
  complained,
  queue,
  now,
  outcome: answer,
}: AdListPageProps) {
  const adLists = useWords(adListWords)
  const selection = useSelection(ads.items)
  useFreshQueue(queue !== null)
  const outcome = useKeptAnswer(answer)
  const of = staff ? 'staff' : 'own'
  // The list of ads in moderation also has those that wait for their owners, so it says how many they are.
  const sentBack = countSentBack(counts.new, waiting)
  const queued = staff && list === 'new' && sentBack > 0 && adLists.queued(waiting, sentBack)
  // The count of the moderation queue is the same as everywhere else.
  const tabs = staff ? { ...counts, new: { total: waiting, more: false } } : counts
  return (
    <div
      className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10"
      onSubmit={() => followDecision()}
    >
      <DocumentHead title={adLists.names[list]} hidden />
      <PageHead
        title={adLists.names[list]}
        lead={
          queued ? `${queued}. ${adLists.leads.staff.new} ${adLists.sentBackLast}` : adLists.leads[of][list]
        }
      />
      <CountTabs label={adLists.tabs}>
        {LISTS.map((one) => (
          <CountTab
            key={one}
            asChild
            count={countText(tabs[one])}
            tone={one === 'new' && tabs.new.total > 0 ? 'warning' : 'neutral'}
          >
            <LocalNavLink to={LIST_PATHS[one]} end>
              {adLists.names[one]}
            </LocalNavLink>
          </CountTab>
        ))}
      </CountTabs>
      <Suspense>
        {complained && complained.total > 0 && <LateComplaintQueue ads={complained} now={now} />}
      </Suspense>
      {queue && queue.counts.all > 0 && <QueueStart {...queue} />}
      <ListSearch
        q={q}
        words={adLists}
        kept={seller === null ? {} : { seller }}
        found={ads.error === null && adLists.found(ads.total)}
        whole={{ to: '?', text: adLists.wholeList }}
      />
      {seller !== null && !q && (
        <p className="flex flex-wrap items-center gap-x-4">
          {adLists.ofOneSeller(ads.total)}
          <TextLink asChild>
            <LocalLink to="?" preventScrollReset>
              {adLists.wholeList}
            </LocalLink>
          </TextLink>
        </p>
      )}
      {outcome && <BulkResults outcome={outcome} />}
      {ads.items.length > 0 && (
        <section aria-label={adLists.names[list]} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {staff && <SelectAll selection={selection} />}
          <AdRows
            ads={ads.items}
            reader={staff ? 'manager' : 'owner'}
            hrefOf={({ id }) => (staff ? paths.adConfirm(id) : paths.ad(id))}
            now={now}
            boxOf={staff ? (ad) => <SelectionBox ad={ad} selection={selection} /> : undefined}
          />
        </section>
      )}
      {ads.items.length === 0 && !ads.error && <Nothing list={list} searched={q !== '' || seller !== null} />}
      <MoreAds
        {...ads}
        of={q || seller ? undefined : countText(counts[list])}
        note={!q && !seller && queued}
      />
      {queue && <PlannedBar planned={queue.planned} now={now} className="bottom-36 sm:bottom-24" />}
      {staff && ads.items.length > 0 && <Selection selection={selection} />}
    </div>
  )
}

function Nothing({ list, searched }: { list: LoadedList['list']; searched: boolean }) {
  const adLists = useWords(adListWords)
  const { title, help } = adLists.empty[searched ? 'search' : list]
  return (
    <EmptyState drawing={<Drawing src={emptyDrawing} />} title={title}>
      {help}
    </EmptyState>
  )
}
