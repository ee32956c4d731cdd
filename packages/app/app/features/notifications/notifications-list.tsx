import { isStaff, type User } from '@sauda/sdk/access'
import { errorText } from '@sauda/sdk/language'
import type { Notification } from '@sauda/sdk/notifications'
import { Button, Drawing, EmptyState, LoadMore, NotificationList } from '@sauda/ui'
import { type ReactElement, useRef } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { shellWords } from '../../shell/words.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { useHeldBack } from './held-back.ts'
import { listWords } from './list-words.ts'
import { NotificationRows, type NotificationRowsProps } from './notification-rows.tsx'
import { inboxWords } from './words.ts'

export type NotificationsListProps = Omit<NotificationRowsProps, 'items' | 'user'> & {
  user: User
  items: readonly Notification[]
  total: number
  /** The first notifications are being loaded. */
  waiting?: boolean
  /** Whether there are older ones. */
  hasMore: boolean
  /** The older ones are being loaded. */
  loading: boolean
  /** The error code if they could not be loaded. */
  error: string | null
  /** Renders the link that loads older ones or tries again. */
  more: (words: string) => ReactElement
}

/** A user's notifications, in the modal and on their page: loading, empty, or a list with a link to more. */
export function NotificationsList({
  items,
  total,
  waiting = false,
  hasMore,
  loading,
  error,
  more,
  ...rows
}: NotificationsListProps) {
  const inbox = useWords(inboxWords)
  const words = useWords(listWords)
  const { failures } = useWords(shellWords)
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const { shown, arrived, showArrived } = useHeldBack(items)
  const rest = hasMore || error !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div role="status" className="mb-4 justify-self-center empty:hidden">
        {arrived > 0 && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              showArrived()
              // The pressed button is gone, and the focus would be lost with it.
              list.current?.focus()
            }}
          >
            {words.arrived(arrived)}
          </Button>
        )}
      </div>
      <NotificationList
        ref={list}
        tabIndex={-1}
        className="outline-none"
        loading={waiting ? inbox.loading : undefined}
        empty={
          items.length === 0 &&
          !rest && (
            <EmptyState drawing={<Drawing src={emptyDrawing} />} title={inbox.empty}>
              {words.emptyLead[isStaff(rows.user.role_id) ? 'staff' : 'owner']}
            </EmptyState>
          )
        }
        more={
          rest && (
            <LoadMore
              className="mt-6"
              shown={items.length}
              total={total}
              summary={inbox.shown(items.length, total)}
              loading={loading}
              error={error === null ? undefined : errorText(error, language)}
              link={more(error === null ? inbox.more : failures.retry)}
            />
          )
        }
      >
        <NotificationRows items={shown} {...rows} />
      </NotificationList>
    </div>
  )
}
