import * as TabsPrimitive from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Views of one thing, one at a time. `value` or `defaultValue` selects the open one. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" className={cn('grid min-w-0 gap-5', className)} {...props} />
}

export type TabListProps = ComponentProps<typeof TabsPrimitive.List> & {
  /** The accessible name of the tabs. */
  label: string
}

export function TabList({ label, className, ...props }: TabListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tab-list"
      aria-label={label}
      className={cn(
        // The padding leaves room for the focus ring, which scrolling would clip.
        '-mx-1.5 flex gap-6 overflow-x-auto px-1.5 pt-1.5 [scrollbar-width:none]',
        'shadow-[inset_0_-1px_0_var(--line)]',
        className,
      )}
      {...props}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tab"
      className={cn(
        'inline-flex items-center gap-2 whitespace-nowrap rounded-t-[4px] border-transparent border-b-2 pt-2 pb-3',
        'text-muted text-row transition-colors hover:text-text focus-visible:-outline-offset-3',
        'data-[state=active]:border-accent data-[state=active]:font-strong data-[state=active]:text-text',
        'disabled:opacity-50',
        className,
      )}
      {...props}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tab-panel" className={cn('min-w-0', className)} {...props} />
}
