import { attempt } from '@sauda/sdk'
import { can, isStaff, type User } from '@sauda/sdk/access'
import { countDocuments, DOCUMENT_KINDS, type DocumentCounts } from '@sauda/sdk/documents'
import { notificationKind } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs, cappedCount } from '@sauda/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { onDocumentsChanged } from '../documents/changes.ts'
import { kindWords } from '../documents/kind-words.ts'
import { useLive } from '../live/live-context.tsx'
import { useInbox } from '../notifications/use-inbox.ts'
import { useRequestCount } from '../part-requests/use-request-count.ts'
import { useWaitingReviews } from '../reviews/use-waiting-reviews.ts'
import { desksOf, MoreDesks } from './more-desks.tsx'
import { queueTabsWords } from './queue-tabs-words.ts'

/** The kinds of notifications after which the numbers differ. */
const ABOUT_DOCUMENTS: readonly unknown[] = ['act', 'appendix', 'invoice']

type QueueTabsProps = {
  user: User
  counts: DocumentCounts | null
  /** How many reviews wait for the user. */
  waitingReviews: number | null
}

/** Whether the user has documents to read. */
const readsDocuments = (user: User) => can(user, 'documents.own') || can(user, 'documents.read')

/**
 * The second row of the header: what waits for the user, by capabilities. For staff ads to moderate come first, for people of a
 * company their ads, then documents by kind.
 */
export function QueueTabs({ user, counts, waitingReviews }: QueueTabsProps) {
  const words = useWords(queueTabsWords)
  const names = useWords(kindWords)
  const { waiting } = useInbox(user)
  const shown = useLiveCounts(user, counts)
  const reviews = useWaitingReviews(user, waitingReviews) ?? 0
  const requests = useRequestCount(user)
  const staff = isStaff(user.role_id)
  return (
    <div className="border-line border-b bg-surface">
      <CountTabs
        label={staff ? words.staff : words.company}
        end={desksOf(user).length > 0 ? <MoreDesks user={user} /> : undefined}
        className="page-wrap [&>ul]:shadow-none"
      >
        {staff && (
          <CountTab asChild count={waiting || undefined} tone="warning">
            <LocalNavLink to={paths.adsNew}>{words.moderation}</LocalNavLink>
          </CountTab>
        )}
        {!staff && can(user, 'ads.own') && (
          <CountTab asChild>
            <LocalNavLink to={paths.adsActive}>{words.ads}</LocalNavLink>
          </CountTab>
        )}
        {(can(user, 'requests.moderate') || can(user, 'requests.answer')) && (
          <CountTab asChild count={requests > 0 ? cappedCount(requests) : undefined} tone="warning">
            <LocalNavLink to={paths.adsRequests}>{words.requests}</LocalNavLink>
          </CountTab>
        )}
        {can(user, staff ? 'reviews.moderate' : 'reviews.answer') && (
          <CountTab asChild count={reviews > 0 ? cappedCount(reviews) : undefined} tone="warning">
            <LocalNavLink to={paths.adsReviews}>{words.reviews}</LocalNavLink>
          </CountTab>
        )}
        {readsDocuments(user) &&
          DOCUMENT_KINDS.map((kind) => {
            const count = shown?.[kind] ?? 0
            return (
              <CountTab
                key={kind}
                asChild
                count={count > 0 ? cappedCount(count) : undefined}
                tone={kind === 'invoice' ? 'neutral' : 'warning'}
              >
                <LocalNavLink to={paths.documents(kind)}>{names[kind].many}</LocalNavLink>
              </CountTab>
            )
          })}
        {can(user, 'exchange.read') && (
          <CountTab asChild>
            <LocalNavLink to={paths.exchange}>{words.exchange}</LocalNavLink>
          </CountTab>
        )}
        {can(user, 'company.hours') && (
          <CountTab asChild>
            <LocalNavLink to={can(user, 'company.manage') ? paths.company : paths.companyHours}>
              {words.company}
            </LocalNavLink>
          </CountTab>
        )}
      </CountTabs>
    </div>
  )
}

/** Counts that are loaded again when documents come or change. */
function useLiveCounts({ id }: User, counts: DocumentCounts | null): DocumentCounts | null {
  const portal = useBrowserPortal()
  const [latest, setLatest] = useState(counts)
  const [known, setKnown] = useState(counts)
  // An action has returned newer ones.
  if (counts !== known) {
    setKnown(counts)
    setLatest(counts)
  }

  // Answers may come in another order than they were asked for: only that of the last question counts.
  const asked = useRef(0)
  const recount = useEffectEvent(async () => {
    asked.current += 1
    const question = asked.current
    const result = await attempt(countDocuments(portal, id))
    if (result.ok && question === asked.current) setLatest(result.value)
  })
  useEffect(() => {
    // What came with the page is newer than the answers to questions before it.
    if (counts !== null) asked.current += 1
  }, [counts])
  useEffect(() => onDocumentsChanged(() => void recount()), [])
  useLive((news) => {
    if (news.event === 'connected' ? news.again : isAboutDocuments(news)) void recount()
  })
  return latest
}

function isAboutDocuments(news: Parameters<Parameters<typeof useLive>[0]>[0]): boolean {
  if (news.event === 'documents') return true
  return news.event === 'notification' && ABOUT_DOCUMENTS.includes(notificationKind(news.notification))
}
