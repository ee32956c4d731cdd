import type { User } from '@sauda/sdk/access'
import { hasMore } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Dialog } from '@sauda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { shellWords } from '../../shell/words.ts'
import { NotificationsList } from './notifications-list.tsx'
import { useInbox } from './use-inbox.ts'
import { inboxWords } from './words.ts'

export type NotificationsDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** The modal of the bell (spec §2). */
export default function NotificationsDialog({ open, onOpenChange, ...who }: NotificationsDialogProps) {
  const inbox = useWords(inboxWords)
  const { dismiss } = useWords(shellWords)
  return (
    <Dialog title={inbox.title} closeLabel={dismiss} open={open} onOpenChange={onOpenChange}>
      <Inside {...who} onFollow={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Inside({ user, onFollow }: { user: User; onFollow: () => void }) {
  const { inbox, loaded, state, loadMore, markSeen } = useInbox(user)
  const [now] = useState(() => new Date().toISOString())
  const failed = typeof state === 'object' ? state.code : null

  // Only notifications that arrived live may be loaded yet, and some may have been missed.
  const begin = useEffectEvent(() => {
    if (!loaded || !inbox.whole) void loadMore()
  })
  useEffect(() => begin(), [])

  return (
    <NotificationsList
      user={user}
      items={loaded ? inbox.items : []}
      total={inbox.total}
      now={now}
      waiting={!loaded && failed === null}
      hasMore={hasMore(inbox)}
      loading={state === 'loading'}
      error={failed}
      onSeen={markSeen}
      onFollow={onFollow}
      more={(words) => (
        <LocalLink
          to={paths.notifications}
          prefetch="none"
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            if (state !== 'loading') void loadMore()
          }}
        >
          {words}
        </LocalLink>
      )}
    />
  )
}
