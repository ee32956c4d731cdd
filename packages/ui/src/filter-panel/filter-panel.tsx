import { SlidersHorizontal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { cn } from '../class-names.ts'

export type FilterPanelProps = ComponentProps<'details'> & {
  /** «Фильтры». */
  label: ReactNode
  /** The number of active filters. */
  count?: number
  /** The same as text for screen readers: «выбрано 3». */
  countLabel?: string
}

/**
 * Filters: a column on wide screens, behind a button on narrow ones. A native `details`, so it opens before scripts
 * load. In browsers that cannot show the content of a closed `details`, the button is also shown on wide screens.
 */
export function FilterPanel({
  label,
  count = 0,
  countLabel,
  className,
  children,
  ...props
}: FilterPanelProps) {
  return (
    <details
      data-slot="filter-panel"
      className={cn('group/filters min-w-0 nav:details-content:[content-visibility:visible]', className)}
      {...props}
    >
      <summary
        className={cn(
          buttonVariants({ variant: 'quiet' }),
          'w-full list-none group-open/filters:border-accent-line group-open/filters:bg-accent-soft group-open/filters:text-accent-ink',
          'nav:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden',
        )}
      >
        <SlidersHorizontal aria-hidden />
        {label}
        {count > 0 && (
          <>
            <span
              aria-hidden
              className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-2xs font-bold text-accent-text tabular-nums"
            >
              {count}
            </span>
            {countLabel !== undefined && <span className="sr-only">{countLabel}</span>}
          </>
        )}
      </summary>
      <div className="grid max-nav:mt-3 max-nav:rounded-3 max-nav:bg-surface max-nav:p-4 max-nav:shadow-1">
        {children}
      </div>
    </details>
  )
}

/** A group of filters with a heading and a line above. */
export function FilterGroup({
  legend,
  className,
  children,
  ...props
}: ComponentProps<'fieldset'> & { legend: ReactNode }) {
  return (
    <fieldset
      data-slot="filter-group"
      className={cn('min-w-0 border-line py-4 not-first:border-t first:pt-0 last:pb-0', className)}
      {...props}
    >
      {/* Floated, so that the legend lies within the fieldset's padding. */}
      <legend className="float-left mb-2 w-full font-strong">{legend}</legend>
      <div className="clear-both grid gap-2">{children}</div>
    </fieldset>
  )
}
