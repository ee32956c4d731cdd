import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

const badgeVariants = cva(
  [
    'inline-flex max-w-full items-center gap-1.25 rounded-1 px-2 py-0.5 text-xs/5 font-strong tabular-nums',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      tone: {
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
        neutral: 'bg-neutral-soft text-neutral',
        accent: 'bg-accent text-accent-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>['tone']>

export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; icon?: ReactNode }

/** The status of one thing, in a word. In lists use `StatusDot`, which is less prominent. */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props}>
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  )
}

const dotVariants = cva('mt-[0.4em] size-2 shrink-0 rounded-full', {
  variants: {
    tone: {
      positive: 'bg-positive',
      // A waiting dot is a ring, so that it does not differ by colour alone.
      warning: 'inset-ring-2 inset-ring-warning',
      danger: 'bg-danger',
      info: 'bg-info',
      neutral: 'bg-neutral',
      accent: 'bg-accent',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A dot and a word: the status of a row. */
export function StatusDot({
  tone,
  className,
  children,
  ...props
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      data-slot="status-dot"
      className={cn('inline-flex items-start gap-1.75 text-sm', className)}
      {...props}
    >
      <span aria-hidden className={dotVariants({ tone })} />
      {children}
    </span>
  )
}
