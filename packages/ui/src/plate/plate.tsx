import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

const plateVariants = cva(
  [
    'inline-flex shrink-0 items-stretch overflow-hidden bg-surface font-display font-semibold text-text',
    'tabular-nums inset-ring inset-ring-line-strong',
  ],
  {
    variants: {
      size: {
        sm: 'rounded-1 text-2xs/5 [--level:20px] [--side:6px]',
        md: 'rounded-1 text-sm/6 [--level:24px] [--side:7px]',
        lg: 'rounded-2 text-lg/9 [--level:36px] [--side:11px]',
      },
    },
    defaultVariants: { size: 'sm' },
  },
)

export type PlateProps = ComponentProps<'span'> &
  VariantProps<typeof plateVariants> & {
    /** Left out on the plate of a place outside the building. */
    level?: number | undefined
    /** The room's number as on its door, or the name of a place outside the building. */
    number: string
    /** The same as text, for screen readers: «2 этаж, бутик 214». `number` if it is left out. */
    label?: string | undefined
  }

/** A door plate with floor and room, used wherever something has a place in the building; or one with the name of a place. */
export function Plate({ level, number, label = number, size, className, ...props }: PlateProps) {
  return (
    <span data-slot="plate" className={cn(plateVariants({ size }), className)} {...props}>
      <span className="sr-only">{label}</span>
      {level && (
        <span
          aria-hidden
          className="min-w-(--level) bg-accent px-(--side) text-center font-bold text-accent-text"
        >
          {level}
        </span>
      )}
      <span aria-hidden className="px-(--side)">
        {number}
      </span>
    </span>
  )
}
