import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

export type CountBadgeProps = ComponentProps<'span'> & {
  /** Nothing is shown for 0. */
  count: number
}

/** The number in the badge: «99+» from 100 on. */
export function cappedCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/**
 * An icon with a number. The number is hidden from screen readers: the link or button around it contains it in its
 * accessible name, with a noun («Уведомления, 3 новых»). Use `cappedCount` there, so that the name matches what is
 * visible.
 */
export function CountBadge({ count, className, children, ...props }: CountBadgeProps) {
  return (
    <span data-slot="count-badge" className={cn('relative inline-grid', className)} {...props}>
      {children}
      {count > 0 && (
        <span
          aria-hidden
          className={cn(
            'absolute -top-2 left-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-2xs/none font-bold text-accent-text tabular-nums outline-2 outline-surface',
            // The longest number does not overlap what is beside the button.
            count > 99 && 'left-1.5',
          )}
        >
          {cappedCount(count)}
        </span>
      )}
    </span>
  )
}
