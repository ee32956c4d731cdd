import { type ReactNode, Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { Notices, NoticeWithoutScripts } from '../../shell/notices.tsx'
import { Progress } from '../../shell/progress.tsx'
import { useSite } from '../../shell/use-site.ts'
import { useHearts } from '../hearts/use-favourites.ts'
import { LiveProvider } from '../live/live-context.tsx'
import { InboxProvider } from '../notifications/inbox-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What waits for a tenant or for staff. */
const LateQueueTabs = late(() => import('./own-parts.ts'), 'QueueTabs', { waits: true })

/** The layout of all pages (spec §2): header, page, footer and toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { user, documents, waitingReviews } = useSite()
  useHearts()
  return (
    <LiveProvider>
      <InboxProvider>
        <Progress>
          <div className="flex min-h-dvh flex-col">
            <Header />
            {user && documents && (
              <Suspense>
                <LateQueueTabs user={user} counts={documents.counts} waitingReviews={waitingReviews} />
              </Suspense>
            )}
            <NoticeWithoutScripts />
            <main id="main" tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <Footer />
          </div>
          <Notices />
        </Progress>
      </InboxProvider>
    </LiveProvider>
  )
}
