import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { Slot, Slottable } from '../slot/slot.tsx'

export type ChipProps = ComponentProps<'button'> & {
  /** Render the only child, a link say, as the chip. */
  asChild?: boolean
  /** What is chosen now. A button chip says it with `aria-pressed`, a link chip by its look and its words. */
  selected?: boolean
  /** Turns the chip into one that takes itself away: a cross, and these words before its own for readers. */
  removeLabel?: string
}

/** A small round choice: a filter that can be set, or one that is set and can be taken off. */
export function Chip({
  asChild = false,
  selected = false,
  removeLabel,
  className,
  children,
  type = 'button',
  ...props
}: ChipProps) {
  const Root = asChild ? Slot : 'button'
  const toggles = !asChild && removeLabel === undefined
  return (
    <Root
      data-slot="chip"
      type={asChild ? undefined : type}
      aria-pressed={toggles ? selected : undefined}
      className={cn(
        'inline-flex min-h-8.5 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-left text-sm/5',
        'transition-colors hover:border-line-strong [&_svg]:size-4 [&_svg]:shrink-0',
        selected && 'border-accent-line bg-accent-soft font-strong text-accent-ink',
        className,
      )}
      {...props}
    >
      {removeLabel !== undefined && <span className="sr-only">{removeLabel} </span>}
      <Slottable>{children}</Slottable>
      {removeLabel !== undefined && <X aria-hidden className="-mr-0.75" />}
    </Root>
  )
}
