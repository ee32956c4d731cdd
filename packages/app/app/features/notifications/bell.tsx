import type { User } from '@sauda/sdk/access'
import { unreadOf } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { CountBadge, cappedCount, IconButton } from '@sauda/ui'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { useInbox } from './use-inbox.ts'
import { useLiveInbox } from './use-live-inbox.tsx'
import { inboxWords } from './words.ts'

const loadDialog = () => import('./notifications-dialog.tsx')
const NotificationsDialog = lazy(loadDialog)

/** The number of unread notifications, and a link to their page; with scripts it opens the modal. */
export function Bell({ user }: { user: User }) {
  const words = useWords(inboxWords)
  const own = useInbox(user)
  const [modal, setModal] = useState<'none' | 'open' | 'closed'>('none')
  const unread = unreadOf(own.inbox)
  const navigate = useNavigate()
  const page = useLocalPath()(paths.notifications)
  const { pathname } = useLocation()
  useLiveInbox(user, own, modal === 'open' || pathname === page)

  async function open(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    try {
      await loadDialog()
      setModal('open')
    } catch {
      await navigate(page)
    }
  }

  return (
    <>
      <IconButton asChild label={unread > 0 ? words.bell(cappedCount(unread)) : words.title}>
        <LocalLink to={paths.notifications} prefetch="none" onClick={open}>
          <CountBadge count={unread}>
            <BellIcon aria-hidden />
          </CountBadge>
        </LocalLink>
      </IconButton>
      {modal !== 'none' && (
        <Suspense>
          <NotificationsDialog
            user={user}
            open={modal === 'open'}
            onOpenChange={(isOpen) => setModal(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
