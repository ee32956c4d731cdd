import './app.css'
import { actsAs, can, type User } from '@sauda/sdk/access'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import { Consent } from './features/analytics/consent.tsx'
import { documentsOf } from './features/documents/document-counts.ts'
import { FoundHead } from './features/found/found-head.tsx'
import { ownCounts } from './features/notifications/counts.ts'
import { requestCountOf } from './features/part-requests/request-count.ts'
import { waitingReviewsOf } from './features/reviews/waiting-reviews.ts'
import { FooterPart } from './features/site/footer-part.tsx'
import { LAST_REACH, LastReach, Reach, ReachLine } from './features/site/reach.tsx'
import { SiteFrame } from './features/site/site-frame.tsx'
import { SkipLink } from './features/site/skip-link.tsx'
import { useLanguage } from './language/language-context.tsx'
import { analyticsOf } from './shell/analytics.ts'
import { ifPossible } from './shell/answered.ts'
import { documentsAfterFailure } from './shell/chunk-failure.ts'
import { Failure, OrMissing } from './shell/failure.tsx'
import { keepForms } from './shell/keep-forms.ts'
import { takeNotice } from './shell/notice.ts'
import { keepLanguage } from './shell/requests.ts'
import { Scroll } from './shell/scroll.tsx'
import { renderPart } from './shell/server-part.server.tsx'
import { themeOf } from './shell/theme.ts'
import { type Site, useSite } from './shell/use-site.ts'
import { type Visit, visitOf } from './shell/visit.ts'

export const middleware: Route.MiddlewareFunction[] = [keepLanguage]

export const clientMiddleware = [documentsAfterFailure, keepForms]

/**
 * Data of the page frame. A page is rendered without what cannot be loaded, unless the API is down: see `ifPossible`.
 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Site> {
  const visit = visitOf(context)
  const now = Date.now()
  const [user, notifications, documents, waitingReviews, requests, contact] = await Promise.all([
    ifPossible(visit.currentUser(), visit),
    ifPossible(ownCounts(visit), visit),
    documentsOf(visit),
    waitingReviewsOf(visit),
    requestCountOf(visit),
    visit.contact(),
  ]).catch((thrown) => {
    const last = visit.lastContact()
    if (last) renderPart({ url, context }, LAST_REACH, <Reach contact={last} now={now} />)
    throw thrown
  })
  return {
    user,
    ...renderedFor(visit, user),
    writesAds: !user || can(user, 'ads.own'),
    notifications,
    documents,
    waitingReviews,
    requests,
    contact,
    footer: renderPart({ url, context }, 'footer', <FooterPart contact={contact} user={user} now={now} />),
    reach: renderPart({ url, context }, 'reach', contact && <Reach contact={contact} now={now} />),
    theme: themeOf(request.headers),
    analytics: analyticsOf(request.headers, visit.analytics),
    notice: takeNotice(request, context),
    origin: visit.origin,
  }
}

/** Whose page it is. A form that comes back stays that of its person, whoever has signed in since. */
function renderedFor(visit: Visit, user: User | null): Pick<Site, 'renderedFor'> {
  const person = visit.renderedFor ?? (user && actsAs(user))
  return person === null ? {} : { renderedFor: person }
}

/** Only an action changes the data of the frame; filters in the address do not. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formMethod !== undefined && formMethod !== 'GET'
}

export function Layout({ children }: { children: ReactNode }) {
  const { theme } = useSite()
  return (
    <html lang={useLanguage()} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        {import.meta.env.SSR && <FoundHead />}
      </head>
      <body>
        <SkipLink />
        {import.meta.env.SSR && <ReachLine />}
        {children}
        {import.meta.env.SSR && <LastReach />}
        {import.meta.env.SSR && <Consent />}
        <Scroll />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <SiteFrame>
      <OrMissing>
        <Outlet />
      </OrMissing>
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <Failure error={error} />
    </SiteFrame>
  )
}
