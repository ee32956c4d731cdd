import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type SelectionBarProps = ComponentProps<'section'> & {
  /** The accessible name of the bar: «Действия с выбранными». */
  'aria-label': string
  /** «Выбрано 3». */
  summary: ReactNode
  /** A button that clears the selection, as plain text on the deep background. */
  clear?: ReactNode
}

/** The number of selected rows and the actions for them, in a bar that sticks to the bottom of the screen. */
export function SelectionBar({ summary, clear, className, children, ...props }: SelectionBarProps) {
  return (
    <section
      data-slot="selection-bar"
      className={cn(
        'sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center gap-x-5 gap-y-3 bg-deep px-gutter py-3 text-deep-text shadow-3',
        'transition-[opacity,translate] duration-slow ease-out starting:translate-y-4 starting:opacity-0',
        'sm:bottom-4 sm:mx-0 sm:rounded-3 sm:px-5',
        className,
      )}
      {...props}
    >
      <p role="status" className="font-strong tabular-nums">
        {summary}
      </p>
      {clear !== undefined && (
        <div className="text-sm text-deep-muted underline-offset-3 [&>*]:min-h-6 [&>*:hover]:underline">
          {clear}
        </div>
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
    </section>
  )
}
