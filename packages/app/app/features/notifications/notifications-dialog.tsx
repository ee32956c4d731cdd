import type { User } from '@sauda/sdk/access'
import { hasMore, unreadOf } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Dialog, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { shellWords } from '../../shell/words.ts'
import { listWords } from './list-words.ts'
import { NotificationFilters } from './notification-filters.tsx'
import { NotificationsList } from './notifications-list.tsx'
import { ReadAllButton } from './read-all-button.tsx'
import { useInbox } from './use-inbox.ts'
import { inboxWords } from './words.ts'

export type NotificationsDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** The modal of the bell (spec §2). */
export default function NotificationsDialog({ open, onOpenChange, ...who }: NotificationsDialogProps) {
  const inbox = useWords(inboxWords)
  const words = useWords(listWords)
  const { dismiss } = useWords(shellWords)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title={inbox.title}
      closeLabel={dismiss}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <TextLink asChild className="sm:mr-auto">
          <LocalLink to={paths.notifications} prefetch="none" onClick={close}>
            {words.seeAll} <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      }
    >
      <Inside {...who} onFollow={close} />
    </Dialog>
  )
}

function Inside({ user, onFollow }: { user: User; onFollow: () => void }) {
  const words = useWords(listWords)
  const { inbox, loaded, waiting, state, loadMore, markSeen } = useInbox(user)
  const [now] = useState(() => new Date().toISOString())
  const failed = typeof state === 'object' ? state.code : null
  const unread = unreadOf(inbox)

  // Only notifications that arrived live may be loaded yet, and some may have been missed.
  const begin = useEffectEvent(() => {
    if (!loaded || !inbox.whole) void loadMore()
  })
  useEffect(() => begin(), [])

  return (
    <>
      {waiting !== null && (
        <TextLink asChild>
          <LocalLink to={paths.adsNew} onClick={onFollow}>
            {words.queue(waiting)} <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <NotificationFilters unread={unread} only={null} onFollow={onFollow} />
        <ReadAllButton user={user} items={inbox.items} />
      </div>
      <NotificationsList
        user={user}
        items={loaded ? inbox.items : []}
        total={inbox.total}
        now={now}
        heading="h3"
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
    </>
  )
}
