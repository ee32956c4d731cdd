import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { useCurrentInRow } from '../count-tabs/use-current-in-row.ts'

/**
 * Chips that are links or buttons, each in an `li`, in a line. On a phone the line scrolls sideways and begins at the one
 * with `aria-current`; on wider screens it wraps.
 */
export function ChipRow({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      ref={useCurrentInRow<HTMLUListElement>()}
      data-slot="chip-row"
      className={cn(
        // The padding leaves room for the focus ring, which scrolling would cut off.
        'flex gap-1.5 max-sm:edge-strip max-sm:-my-1.5 max-sm:py-1.5 sm:flex-wrap',
        // The row begins at the current one also before scripts load; where it wraps, the page would scroll instead.
        'max-sm:*:shrink-0 max-sm:[&_[aria-current]]:[scroll-initial-target:nearest]',
        className,
      )}
      {...props}
    />
  )
}
