import { attempt } from '@sauda/sdk'
import { setView } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { PageHead } from '@sauda/ui'
import { filterFrom } from '../../features/notifications/filter.ts'
import { loadTallies } from '../../features/notifications/load-tallies.ts'
import { AllNotifications, SomeNotifications } from '../../features/notifications/notification-pages.tsx'
import { notificationsUpTo, shownFrom } from '../../features/notifications/notifications-up-to.ts'
import { readAll, unreadAll } from '../../features/notifications/read-all.ts'
import { renew } from '../../features/notifications/renew.ts'
import { StaffTallies } from '../../features/notifications/staff-tallies.tsx'
import { useInbox } from '../../features/notifications/use-inbox.ts'
import { inboxWords } from '../../features/notifications/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { isOpened } from '../../shell/is-opened.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/notifications.ts'

export const middleware = [requireGuard('guest')]

/** A document request marks the notifications as read; otherwise the scripts do so once they are visible. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const user = await visit.currentUser()
  if (!user) throw localRedirect(context, paths.login)
  const { signal } = request
  const only = filterFrom(url.searchParams)
  const [list, tallies] = await Promise.all([
    notificationsUpTo(visit.portal, user, shownFrom(url.searchParams), { only, signal }),
    loadTallies(visit, user, signal),
  ])
  const unread = list.items.filter(({ view }) => view === 0).map(({ id }) => id)
  if (unread.length > 0 && isOpened(request)) await attempt(setView(visit.portal, user, unread))
  return { user, only, list, tallies, now: new Date().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  if (!user) throw localRedirect(context, paths.login)
  const form = await formOf({ request, context })
  if (form.has('read')) return readAll(portal, user, form)
  if (form.has('unread')) return unreadAll(portal, user, form)
  return renew(portal, form)
}

/** The page of notifications, for browsers without scripts and to keep open. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(inboxWords)
  const { user, only, list, tallies, now } = loaderData
  const { waiting } = useInbox(user)
  const sent = actionData && 'renewed' in actionData ? undefined : actionData
  const shared = { user, list, now, sent }
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <DocumentHead title={words.title} hidden />
      <PageHead title={words.title} />
      {tallies && <StaffTallies tallies={tallies} waiting={waiting} now={now} />}
      {only === null ? (
        <AllNotifications {...shared} />
      ) : (
        <SomeNotifications key={only} only={only} {...shared} />
      )}
    </div>
  )
}
