import { cn } from '@sauda/ui'
import type { ComponentProps, ReactNode } from 'react'

/** What is known of somebody, line by line: `Fact`s. */
export function Facts({ className, ...props }: ComponentProps<'dl'>) {
  return <dl className={cn('grid gap-3 text-row', className)} {...props} />
}

/** A name and what it is; left out without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div className="min-w-0">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="wrap-anywhere">{children}</dd>
      </div>
    )
  )
}
