import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

const FIVE = [1, 2, 3, 4, 5] as const

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many of the five are full: 1 to 5, or 0 for none. */
  value: number
  /** «4 из 5», for screen readers. */
  label: string
}

/** Five stars, of which some are full: what somebody gave. A mean is said as a number: `StarMark`. */
export function Stars({ value, label, className, ...props }: StarsProps) {
  return (
    <span
      data-slot="stars"
      role="img"
      aria-label={label}
      className={cn('inline-flex shrink-0 gap-0.5 text-star', className)}
      {...props}
    >
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={cn('size-4', star <= value ? 'fill-current' : 'text-line-strong')}
        />
      ))}
    </span>
  )
}

export type StarMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** «4,7». */
  mean: string
  /** «Средняя оценка магазина 4,7 из 5, отзывов: 36», for screen readers. */
  label: string
  /** The number of reviews, beside the mean. */
  count?: string
}

/** A mean in one line: a star and a number. */
export function StarMark({ mean, label, count, className, ...props }: StarMarkProps) {
  return (
    <span
      data-slot="star-mark"
      role="img"
      aria-label={label}
      className={cn('inline-flex items-center gap-1 whitespace-nowrap tabular-nums', className)}
      {...props}
    >
      <Star aria-hidden className="size-3.5 shrink-0 fill-current text-star" />
      <b aria-hidden className="font-strong text-text">
        {mean}
      </b>
      {count !== undefined && (
        <span aria-hidden className="text-muted">
          {count}
        </span>
      )}
    </span>
  )
}
