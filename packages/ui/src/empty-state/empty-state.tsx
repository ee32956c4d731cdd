import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A `Drawing`. */
  drawing?: ReactNode
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** What the user can do: one or two buttons. */
  actions?: ReactNode
}

/** An empty list: what is missing, why, and what to do about it. The children are the explanation. */
export function EmptyState({
  drawing,
  title,
  heading: Heading = 'h2',
  actions,
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('grid justify-items-center gap-2 px-5 py-10 text-center', className)}
      {...props}
    >
      {drawing !== undefined && <div className="grid w-45 place-items-center [&>img]:w-full">{drawing}</div>}
      <Heading className="max-w-full text-xl tracking-[-0.014em] wrap-break-word">{title}</Heading>
      {children !== undefined && <div className="max-w-[25em] text-muted">{children}</div>}
      {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
