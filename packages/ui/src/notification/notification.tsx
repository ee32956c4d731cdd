import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { BadgeTone } from '../badge/badge.tsx'
import { PictureFrame } from '../card/card.tsx'
import type { Ground } from '../card/ground.ts'
import { cn } from '../class-names.ts'
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx'

const markTones: Readonly<Record<BadgeTone, string>> = {
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
  neutral: 'text-neutral',
  accent: 'text-accent-ink',
}

export type NotificationPictureProps = {
  /** A `Picture` or a `Drawing` of the thing, or an icon of its kind. */
  children: ReactNode
  /** The ground of a picture; an icon has none. */
  ground?: Ground
  /** A small icon in the corner: what happened. Decorative, since the title says it. */
  mark?: ReactNode
  tone?: BadgeTone
}

/** What a notification is about, at a glance. */
export function NotificationPicture({ children, ground, mark, tone = 'neutral' }: NotificationPictureProps) {
  return (
    <span aria-hidden data-slot="notification-picture" className="relative block h-10 w-12 shrink-0">
      {ground ? (
        <PictureFrame ground={ground} className="size-full rounded-2">
          {children}
        </PictureFrame>
      ) : (
        <span className="grid size-full place-items-center rounded-2 bg-neutral-soft text-muted [&_svg]:size-5">
          {children}
        </span>
      )}
      {mark && (
        <span
          className={cn(
            'absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full bg-surface shadow-1 [&_svg]:size-3',
            markTones[tone],
          )}
        >
          {mark}
        </span>
      )}
    </span>
  )
}

export type NotificationItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** A `NotificationPicture`. */
  picture: ReactNode
  /** What happened; as a link its target is the whole row. */
  title: ReactNode
  /** Details: a reason, a comment. */
  text?: ReactNode
  /** A `time` element. */
  time: ReactNode
  /** «Новое», for screen readers; others see a bar and bold text. Omit it for a read notification. */
  unread?: string
  /** Whether the bar and the bold text stay after it was read, so that the row does not change while it is looked at. */
  fresh?: boolean
  /** A button above the row's link. */
  action?: ReactNode
  /** Earlier notifications of the same thing, folded behind their summary; each has its own title and time. */
  earlier?: { summary: string; items: readonly { id: number; title: ReactNode; time: ReactNode }[] }
}

/** All notifications of one thing: the newest one, and the earlier ones folded. */
export function NotificationItem({
  picture,
  title,
  text,
  time,
  unread,
  fresh = unread !== undefined,
  action,
  earlier,
  className,
  ...props
}: NotificationItemProps) {
  return (
    <li
      data-slot="notification-item"
      data-unread={fresh || undefined}
      className={cn(
        'relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 px-4 py-3.5 text-row not-last:border-line not-last:border-b has-[p>a:hover]:bg-sunk',
        fresh && 'shadow-[inset_3px_0_0_var(--accent)]',
        className,
      )}
      {...props}
    >
      {picture}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p
          className={cn(
            'max-w-full wrap-anywhere [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0',
            '[&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:-outline-offset-3 [&_a:focus-visible]:after:outline-focus',
            fresh && 'font-strong',
          )}
        >
          {unread !== undefined && <span className="sr-only">{unread}: </span>}
          {title}
        </p>
        <p className="order-last text-muted text-sm sm:order-none sm:whitespace-nowrap">{time}</p>
        {text && (
          <p className="max-w-full text-muted text-sm wrap-anywhere whitespace-pre-line sm:col-span-2">
            {text}
          </p>
        )}
        {action !== undefined && <div className="relative z-1 my-1 sm:col-span-2">{action}</div>}
        {earlier && <Earlier {...earlier} />}
      </div>
    </li>
  )
}

function Earlier({ summary, items }: NonNullable<NotificationItemProps['earlier']>) {
  return (
    <details className="group/earlier relative z-1 w-full sm:col-span-2">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-1 font-strong text-accent-ink text-sm [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/earlier:rotate-180" />
      </summary>
      <ol className="mt-1 grid gap-2 border-line border-l-2 pl-3">
        {items.map(({ id, title, time }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="text-muted">{time}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

export type NotificationDayProps = ComponentProps<'section'> & {
  /** «Сегодня», «19 ноября». */
  label: string
  /** The level of the heading: 2 on a page, 3 in a dialog, whose title is the second. */
  heading?: 'h2' | 'h3'
}

/** The notifications of one day: the children are `NotificationItem`s. */
export function NotificationDay({
  label,
  heading: Heading = 'h2',
  className,
  children,
  ...props
}: NotificationDayProps) {
  return (
    <section aria-label={label} data-slot="notification-day" className={className} {...props}>
      <Heading className="mb-2 font-strong text-muted text-sm">{label}</Heading>
      <ul className="overflow-hidden rounded-3 bg-surface shadow-1">{children}</ul>
    </section>
  )
}

export type NotificationListProps = ComponentProps<'div'> & {
  /** Announced while the first notifications are being loaded, with skeletons in their place. */
  loading?: string
  /** An `EmptyState`, shown if there is nothing else. */
  empty?: ReactNode
  /** A `LoadMore`, or an error. */
  more?: ReactNode
}

/** Notifications, the newest first: the children are `NotificationDay`s. */
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
      <SkeletonGroup label={loading} className="grid gap-6 rounded-3 bg-surface p-4 shadow-1">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4">
            <Skeleton className="h-10 w-full rounded-2" />
            <div className="grid gap-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  return (
    <>
      {empty || (
        <div data-slot="notification-list" className={cn('grid gap-6', className)} {...props}>
          {children}
        </div>
      )}
      {more}
    </>
  )
}
