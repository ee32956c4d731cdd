import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../class-names.ts'

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Accessible name of the navigation. */
  label: string
  /** Links from the home page down; the last one may be plain text. Each needs a key. */
  items: ReactElement[]
}

/** The path to the current page, on one line that scrolls sideways if necessary. */
export function Breadcrumbs({ label, items, className, ...props }: BreadcrumbsProps) {
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={label}
      className={cn('text-xs text-muted', className)}
      {...props}
    >
      <ol className="flex scrollbar-none gap-2 overflow-x-auto whitespace-nowrap max-sm:edge-strip">
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
