import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../class-names.ts'

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** What this navigation is, for readers. */
  label: string
  /** Links from the home page down; the last may be plain words. Each needs a key. */
  items: ReactElement[]
}

/** The way down to here, on one line that scrolls sideways by itself when it must. */
export function Breadcrumbs({ label, items, className, ...props }: BreadcrumbsProps) {
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={label}
      className={cn('text-xs text-muted', className)}
      {...props}
    >
      <ol className="flex scrollbar-none gap-2 overflow-x-auto whitespace-nowrap">
        {items.map((item, index) => (
          <li
            key={item.key ?? index}
            className="[&:not(:first-child)]:before:mr-2 [&:not(:first-child)]:before:opacity-60 [&:not(:first-child)]:before:content-['/'] [&>a]:inline-block [&>a]:rounded-1 [&>a]:py-1 [&>a]:-outline-offset-2 [&>a:hover]:text-accent-ink [&>span]:inline-block [&>span]:py-1"
          >
            {item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
