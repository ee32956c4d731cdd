import { SlidersHorizontal, X } from 'lucide-react'
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react'
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

/** Where `nav:` begins. */
const WIDE = '(width >= 65.625rem)'

/** What the panel lies over, on a narrow screen, can be reached again once it is closed. */
function closeBehind({ currentTarget: panel, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !panel.contains(relatedTarget) && !matchMedia(WIDE).matches) panel.open = false
}

function closeByKey({ key, currentTarget: panel }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !panel.open) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}

/**
 * Filters: a column on wide screens; on narrow ones a sheet from below that a button opens. A native `details`, so it
 * opens before scripts load: the button is the head of the sheet then, and a press beside the sheet is a press of the
 * button. In browsers that cannot show the content of a closed `details`, the button is also shown on wide screens.
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
      onKeyDown={closeByKey}
      onBlur={closeBehind}
      className={cn('group/filters min-w-0 nav:details-content:[content-visibility:visible]', className)}
      {...props}
    >
      <summary
        className={cn(
          buttonVariants({ variant: 'quiet' }),
          'w-full list-none nav:group-open/filters:border-accent-line nav:group-open/filters:bg-accent-soft nav:group-open/filters:text-accent-ink',
          'max-nav:group-open/filters:fixed max-nav:group-open/filters:inset-x-0 max-nav:group-open/filters:top-[10dvh] max-nav:group-open/filters:z-50',
          'max-nav:group-open/filters:h-14 max-nav:group-open/filters:rounded-none max-nav:group-open/filters:rounded-t-3 max-nav:group-open/filters:justify-start max-nav:group-open/filters:[border-color:transparent_transparent_var(--line)] max-nav:group-open/filters:bg-surface max-nav:group-open/filters:text-lg',
          'max-nav:group-open/filters:before:fixed max-nav:group-open/filters:before:inset-x-0 max-nav:group-open/filters:before:top-0 max-nav:group-open/filters:before:h-[10dvh] max-nav:group-open/filters:before:bg-scrim',
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
        <X aria-hidden className="ml-auto hidden max-nav:group-open/filters:block" />
      </summary>
      {/* Hidden without a box while it is closed: what only cannot be seen, browsers lay out to see whether they can fill it in. */}
      <div className="grid max-nav:group-not-open/filters:hidden max-nav:fixed max-nav:inset-x-0 max-nav:top-[calc(10dvh+3.5rem)] max-nav:bottom-0 max-nav:z-50 max-nav:content-start max-nav:overflow-y-auto max-nav:overscroll-y-contain max-nav:bg-surface max-nav:p-4 max-nav:pb-0">
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
