import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type PageHeadProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode
  /** «1 284 объявления»: beside the title, on a phone below it. */
  count?: ReactNode
  /** A line of explanation. */
  lead?: ReactNode
  /** Sorting or a button, at the opposite end. */
  tools?: ReactNode
}

/** The head of a page: its `h1`, the number of items, and tools for all of them. */
export function PageHead({ title, count, lead, tools, className, ...props }: PageHeadProps) {
  return (
    <header
      data-slot="page-head"
      className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}
      {...props}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="min-w-0 wrap-break-word">{title}</h1>
          {count !== undefined && <p className="text-sm text-muted tabular-nums xs:text-lg">{count}</p>}
        </div>
        {lead !== undefined && <p className="mt-2 max-w-[40em] text-muted">{lead}</p>}
      </div>
      {tools !== undefined && <div className="flex flex-wrap items-center gap-2">{tools}</div>}
    </header>
  )
}
