import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Height and outline say the status before the colour does; they also hold without colours. */
const cellVariants = cva('block rounded-[2px] forced-color-adjust-none', {
  variants: {
    shape: {
      full: 'h-6 bg-current',
      outlined: 'h-6 bg-accent-soft inset-ring-2 inset-ring-current',
      cut: 'h-6 bg-current [clip-path:polygon(0_0,max(40%,100%-10px)_0,100%_8px,100%_100%,0_100%)]',
      most: 'h-4.25 bg-current',
      low: 'h-3.75 bg-current',
      hollow: 'h-3.75 inset-ring-2 inset-ring-current',
      empty: 'h-2.25 inset-ring-[1.5px] inset-ring-current',
    },
    tone: {
      positive: 'text-positive',
      info: 'text-info',
      accent: 'text-accent',
      warning: 'text-warning',
      danger: 'text-danger',
      neutral: 'text-line-strong',
    },
  },
})

type CellVariants = Required<VariantProps<typeof cellVariants>>

export type RunShape = NonNullable<CellVariants['shape']>
export type RunTone = NonNullable<CellVariants['tone']>

/** Things with the same status. */
export type RunPart = {
  /** How the cells look: the further a thing is, the higher. */
  shape: RunShape
  tone: RunTone
  count: number
  /** Count and status in words, for screen readers: «3 просрочены». */
  label: string
}

export type RunProps = Omit<ComponentProps<'span'>, 'aria-label' | 'role' | 'children'> & {
  /** In the order in which they are shown; parts without things are left out. */
  parts: readonly RunPart[]
}

/** So many cells are still told apart; more are joined into one bar. */
const MOST_CELLS = 60
/** More cells than these stand closer together, so that 60 of them fit a narrow column. */
const WIDE_CELLS = 24

/** One cell for each thing, by status. Words beside it should say the same. */
export function Run({ parts, className, ...props }: RunProps) {
  const shown = parts.filter(({ count }) => count > 0)
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  if (total > MOST_CELLS) return <RunBar parts={shown} className={className} {...props} />
  return (
    <span
      data-slot="run"
      role="img"
      aria-label={labelOf(shown)}
      className={cn('flex h-6 items-end', total > WIDE_CELLS ? 'gap-px' : 'gap-0.75', className)}
      {...props}
    >
      {shown.flatMap(cellsOf).map(({ name, shape, tone }) => (
        <span key={name} className={cn(cellVariants({ shape, tone }), 'max-w-6.5 min-w-px flex-1')} />
      ))}
    </span>
  )
}

/** The same as one bar, in which each status has its share of the width. */
export function RunBar({ parts, className, ...props }: RunProps) {
  const shown = parts.filter(({ count }) => count > 0)
  return (
    <span
      data-slot="run-bar"
      role="img"
      aria-label={labelOf(shown)}
      className={cn('flex h-3.5 gap-0.5 overflow-hidden rounded-[4px]', className)}
      {...props}
    >
      {shown.map(({ shape, tone, count, label }) => (
        <span
          key={label}
          className={cn(cellVariants({ shape, tone }), 'h-full min-w-1.5 basis-0 rounded-none')}
          style={{ flexGrow: count }}
        />
      ))}
    </span>
  )
}

/** One small cell, for a legend. */
export function RunSwatch({ shape, tone }: Pick<RunPart, 'shape' | 'tone'>) {
  return (
    <span aria-hidden className="flex h-4 w-3 shrink-0 items-center">
      <span className={cn(cellVariants({ shape, tone }), 'max-h-3 flex-1')} />
    </span>
  )
}

/** Cells of one status are equal, so their place is their identity. */
function cellsOf({ shape, tone, count, label }: RunPart) {
  return Array.from({ length: count }, (_, at) => ({ name: `${label} ${at}`, shape, tone }))
}

function labelOf(parts: readonly RunPart[]): string {
  return parts.map(({ label }) => label).join(', ')
}
