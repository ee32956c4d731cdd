import { type ReactNode, Suspense } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { Notices, NoticeWithoutScripts } from '../../shell/notices.tsx'
import { Progress } from '../../shell/progress.tsx'
import { useSite } from '../../shell/use-site.ts'
import { LiveProvider } from '../live/live-context.tsx'
import { InboxProvider } from '../notifications/inbox-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateDocumentTabs } from './late-parts.ts'
import { siteWords } from './words.ts'

/** The layout of all pages (spec §2): header, page, footer and toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { header } = useWords(siteWords)
  const { user, documents } = useSite()
  return (
    <LiveProvider>
      <InboxProvider>
        <Progress>
          <div className="flex min-h-dvh flex-col">
            <a
              href="#main"
              className="sr-only rounded-2 bg-accent px-4 py-2 text-accent-text focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
            >
              {header.skip}
            </a>
            <Header />
            {user && documents && (
              <Suspense>
                <LateDocumentTabs user={user} counts={documents.counts} />
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
