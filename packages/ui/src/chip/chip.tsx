import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { Slot, Slottable } from '../slot/slot.tsx'

export type ChipProps = ComponentProps<'button'> & {
  /** Render as the only child (a link, for example). */
  asChild?: boolean
  /** Whether the chip is selected. A button has `aria-pressed`; a link differs by its style and text. */
  selected?: boolean
  /** Makes the chip removable: shows a cross, and screen readers read this text before the chip's own. */
  removeLabel?: string
}

/** A small round choice: a filter that can be set, or one that is set and can be removed. */
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
