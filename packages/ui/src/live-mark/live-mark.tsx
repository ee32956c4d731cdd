import { CloudOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/**
 * Indicates that the live connection is lost, so what is shown may be outdated. On a phone only the icon is visible.
 */
export function LiveMark({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="live-mark"
      className={cn(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full bg-neutral-soft px-2 text-xs text-neutral',
        className,
      )}
      {...props}
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span className="max-nav:sr-only">{children}</span>
    </span>
  )
}
