import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export function FieldHint({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-hint" className={cn('text-muted text-xs', className)} {...props} />
}

export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-error" className={cn('flex gap-1.5 text-danger text-sm', className)} {...props}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** The text after the label of an optional field. */
export function OptionalMark({ children }: { children: ReactNode }) {
  return <span className="ml-1.5 font-normal text-muted">{children}</span>
}
