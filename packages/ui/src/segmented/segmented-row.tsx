import { cn } from '../class-names.ts'
import { useCurrentInRow } from '../count-tabs/use-current-in-row.ts'
import { SegmentedLinks, type SegmentedLinksProps } from './segmented.tsx'

/** `SegmentedLinks` in one row, which scrolls sideways where it does not fit. */
export function SegmentedRow({ className, ...props }: SegmentedLinksProps) {
  return (
    <SegmentedLinks
      ref={useCurrentInRow<HTMLElement>()}
      className={cn(
        'flex-nowrap overflow-x-auto [scrollbar-width:none] max-sm:edge-strip max-sm:w-[calc(100%+2*var(--gutter))] max-sm:max-w-none *:shrink-0 *:whitespace-nowrap *:focus-visible:-outline-offset-3',
        // The row begins at the current one also before scripts load.
        '*:aria-[current]:[scroll-initial-target:nearest]',
        className,
      )}
      {...props}
    />
  )
}
