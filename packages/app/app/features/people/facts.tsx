import { cn } from '@sauda/ui'
import type { ComponentProps, ReactNode } from 'react'

/** A list of `Fact`s about a user, one per line. */
export function Facts({ className, ...props }: ComponentProps<'dl'>) {
  return <dl className={cn('grid gap-3 text-row', className)} {...props} />
}

/** A label and its value; left out without a value. */
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
