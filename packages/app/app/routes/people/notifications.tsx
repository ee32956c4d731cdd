import { attempt } from '@sauda/sdk'
import { fetched, hasMore, setView } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { PageHead } from '@sauda/ui'
import { useEffect } from 'react'
import { NotificationsList } from '../../features/notifications/notifications-list.tsx'
import { nextShown, notificationsUpTo, shownFrom } from '../../features/notifications/notifications-up-to.ts'
import { renew } from '../../features/notifications/renew.ts'
import { useInbox } from '../../features/notifications/use-inbox.ts'
import { inboxWords } from '../../features/notifications/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/notifications.ts'

export const middleware = [requireGuard('guest')]

/** A document request marks the notifications as read; otherwise the scripts do so once they are visible. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  if (!user) throw localRedirect(context, paths.login)
  const list = await notificationsUpTo(portal, user, shownFrom(url.searchParams), request.signal)
  const unread = list.items.filter(({ view }) => view === 0).map(({ id }) => id)
  if (unread.length > 0 && isOpened(request)) await attempt(setView(portal, user, unread))
  return { user, ...list, now: new Date().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  return renew(visitOf(context).portal, await request.formData())
}

/** The page of notifications, for browsers without scripts and to keep open. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const words = useWords(inboxWords)
  const { user, items, total, error, now } = loaderData
  const { inbox, loaded, state, change, loadMore, markSeen } = useInbox(user)
  const shown = loaded ? inbox.items : items

  useEffect(() => {
    if (error === null) change((it) => fetched(it, { items, total, skip: 0 }), { loaded: true })
  }, [items, total, error, change])

  return (
    <div className="page-wrap grid gap-6 py-8 md:py-10">
      <DocumentHead title={words.title} hidden />
      <PageHead title={words.title} />
      <section aria-label={words.title} className="max-w-170 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
        <NotificationsList
          user={user}
          items={shown}
          total={loaded ? inbox.total : total}
          now={now}
          hasMore={loaded ? hasMore(inbox) : items.length < total}
          loading={state === 'loading'}
          error={typeof state === 'object' ? state.code : loaded ? null : error}
          onSeen={markSeen}
          more={(text) => (
            <LocalLink
              to={`?shown=${nextShown(shown, total) ?? shown.length}`}
              prefetch="none"
              preventScrollReset
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                if (state !== 'loading') void loadMore()
              }}
            >
              {text}
            </LocalLink>
          )}
        />
      </section>
    </div>
  )
}

/** Whether the user opened the page: not a request by script, nor a prefetch. */
function isOpened({ headers }: Request): boolean {
  const by = headers.get('sec-fetch-dest') ?? 'document'
  return by === 'document' && !headers.get('sec-purpose')?.startsWith('prefetch')
}
