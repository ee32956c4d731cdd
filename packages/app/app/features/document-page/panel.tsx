import { cn } from '@sauda/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** A titled box in the side column of a document. */
export function Panel({
  title,
  className,
  children,
  ...props
}: ComponentProps<'section'> & { title: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-surface p-5', className)}
      {...props}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A row of a panel: a label and its value, one below the other on the narrowest screens. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 border-line border-t py-1.5 first:border-t-0 xs:grid-cols-[7.25rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm/6">{name}</dt>
      <dd className="min-w-0 text-row wrap-anywhere">{children}</dd>
    </div>
  )
}
