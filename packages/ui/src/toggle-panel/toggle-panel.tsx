import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type TogglePanelProps = ComponentProps<'details'> & { summary: ReactNode }

/** Collapsed terms and rules: a native `details`, so it opens before scripts load. */
export function TogglePanel({ summary, className, children, ...props }: TogglePanelProps) {
  return (
    <details
      data-slot="toggle-panel"
      className={cn('group/panel rounded-3 bg-surface shadow-1 inset-ring inset-ring-line', className)}
      {...props}
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-3 px-4 py-3 font-strong [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-break-word">{summary}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/panel:rotate-180"
        />
      </summary>
      <div className="max-w-[42em] px-4 pb-4 text-row wrap-break-word">{children}</div>
    </details>
  )
}
