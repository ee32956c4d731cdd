import type { ComponentProps, ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { cn } from '../class-names.ts'
import { Slot, Slottable } from '../slot/slot.tsx'
import { useCurrentInRow } from './use-current-in-row.ts'

export type CountTabsProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Accessible name of the navigation. */
  label: string
  /** What stands at the end of the row and does not scroll with it: a menu of further lists. */
  end?: ReactNode
}

/** Links to lists, each with the number of its items. On a phone the row scrolls sideways. */
export function CountTabs({ label, end, className, children, ...props }: CountTabsProps) {
  return (
    <nav
      data-slot="count-tabs"
      aria-label={label}
      className={cn('flex min-w-0 items-center', className)}
      {...props}
    >
      <ul
        ref={useCurrentInRow<HTMLUListElement>()}
        className={cn(
          'flex min-w-0 grow scroll-px-gutter gap-6 overflow-x-auto px-1.5 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]',
          // What does not scroll begins where the row ends.
          end === undefined
            ? '-mx-1.5 max-sm:edge-strip'
            : '-ml-1.5 max-sm:mask-r-from-[calc(100%-var(--gutter))] max-sm:mask-r-to-100% max-sm:pr-gutter',
        )}
      >
        {children}
      </ul>
      {end !== undefined && <div className="ml-3 shrink-0">{end}</div>}
    </nav>
  )
}

export type CountTabProps = ComponentProps<'a'> & {
  /** The number of items; omitted if unknown. */
  count?: number | string
  /** `warning` marks items that wait for the user. */
  tone?: BadgeTone
  /** Render as the only child (a router's link that sets `aria-current`). */
  asChild?: boolean
}

/** One list: its name and the number of its items. The current one has `aria-current`. */
export function CountTab({
  count,
  tone = 'neutral',
  asChild = false,
  className,
  children,
  ...props
}: CountTabProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li data-slot="count-tab" className="shrink-0">
      <Root
        className={cn(
          '-mx-1 inline-flex min-h-control items-center gap-2 whitespace-nowrap rounded-t-[4px] border-b-2 border-transparent px-1',
          'text-row text-muted transition-colors hover:text-text focus-visible:-outline-offset-3',
          // The row begins at the current one also before scripts load.
          'aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-text aria-[current]:[scroll-initial-target:nearest]',
          className,
        )}
        {...props}
      >
        <Slottable>{children}</Slottable>
        {count !== undefined && <Badge tone={tone}>{count}</Badge>}
      </Root>
    </li>
  )
}
