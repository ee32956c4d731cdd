import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'

export type NotificationItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** What happened; as a link its target is the whole row. */
  title: ReactNode
  /** Details: a reason, a comment. */
  text?: ReactNode
  /** A `time` element. */
  time: ReactNode
  /** «Новое», for screen readers; others see a dot. Omit it for a read notification. */
  unread?: string
  /** A button above the row's link. */
  action?: ReactNode
}

/** One notification. */
export function NotificationItem({
  title,
  text,
  time,
  unread,
  action,
  className,
  ...props
}: NotificationItemProps) {
  return (
    <li
      data-slot="notification-item"
      data-unread={unread !== undefined || undefined}
      className={cn(
        'relative grid grid-cols-[8px_minmax(0,1fr)] gap-x-3 rounded-2 p-3 text-row has-[a]:hover:bg-sunk',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className={cn('mt-[0.4em] size-2 rounded-full', unread !== undefined && 'bg-accent')}
      />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p
          className={cn(
            'max-w-full wrap-anywhere [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:rounded-2',
            '[&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:-outline-offset-3 [&_a:focus-visible]:after:outline-focus',
            unread !== undefined && 'font-strong',
          )}
        >
          {unread !== undefined && <span className="sr-only">{unread}: </span>}
          {title}
        </p>
        {text && <p className="max-w-full text-sm wrap-anywhere whitespace-pre-line text-muted">{text}</p>}
        <p className="text-xs text-muted">{time}</p>
        {action !== undefined && <div className="relative z-1 mt-1.5">{action}</div>}
      </div>
    </li>
  )
}

export type NotificationListProps = ComponentProps<'ul'> & {
  /** Announced while the first notifications are being loaded, with skeletons in their place. */
  loading?: string
  /** An `EmptyState`, shown if there is nothing else. */
  empty?: ReactNode
  /** A `LoadMore`, or an error. */
  more?: ReactNode
}

/** Notifications, the newest first: the children are `NotificationItem`s. */
export function NotificationList({
  loading,
  empty,
  more,
  className,
  children,
  ...props
}: NotificationListProps) {
  if (loading !== undefined) {
    return (
      <SkeletonGroup label={loading} className="grid gap-6 p-3">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="grid gap-2 pl-5">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-1/2" />
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  return (
    <>
      {empty || (
        <ul data-slot="notification-list" className={cn('-mx-3 grid gap-0.5', className)} {...props}>
          {children}
        </ul>
      )}
      {more}
    </>
  )
}
