import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../class-names.ts'

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  shown: number
  total: number
  /** «Показано 12 из 1 284». */
  summary: ReactNode
  /** A link to the same list with more items, which works before scripts load; omitted if all are shown. */
  link?: ReactElement
  /** The next items are being loaded. */
  loading?: boolean
  /** What went wrong; the text of the link then offers to try again. */
  error?: ReactNode
}

/** How many items of a list are shown, and a link to more. */
export function LoadMore({
  shown,
  total,
  summary,
  link,
  loading,
  error,
  className,
  ...props
}: LoadMoreProps) {
  const part = total > 0 ? Math.min(1, shown / total) : 1
  return (
    <div
      data-slot="load-more"
      className={cn('grid justify-items-center gap-3 text-center', className)}
      {...props}
    >
      <p role="status" className="text-sm text-muted tabular-nums">
        {summary}
      </p>
      <div aria-hidden className="h-1 w-50 max-w-full overflow-hidden rounded-full bg-line">
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-slow',
            error ? 'bg-danger' : 'bg-accent',
          )}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {link && (
        <Button asChild variant="quiet" loading={loading}>
          {link}
        </Button>
      )}
    </div>
  )
}
