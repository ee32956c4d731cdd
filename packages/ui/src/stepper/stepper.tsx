import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type StepperProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The accessible name of the steps. */
  label: string
  /** In order. A label may be a link back to a completed step. */
  steps: readonly { id: string; label: ReactNode }[]
  /** Index of the current step; `steps.length` when all are completed. */
  current: number
  /** Text for screen readers after the label of a completed step. */
  doneLabel: string
}

const bars = {
  done: 'before:bg-accent',
  // Half filled: the bar shows that this step is in progress.
  current: 'before:bg-[linear-gradient(90deg,var(--accent)_50%,var(--line)_50%)]',
  ahead: 'before:bg-line',
} as const

const labels = {
  // A link that has the focus must be visible.
  done: 'max-sm:col-span-full max-sm:not-focus-within:sr-only',
  current: 'col-span-full row-start-2 font-strong',
  ahead: 'text-muted max-sm:sr-only',
} as const

/**
 * The progress of a task in a few steps. On a phone all bars are visible, with only the label of the current step
 * below.
 */
export function Stepper({ label, steps, current, doneLabel, className, style, ...props }: StepperProps) {
  return (
    <ol
      data-slot="stepper"
      aria-label={label}
      className={cn('relative grid gap-x-3 gap-y-2.5', className)}
      style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`, ...style }}
      {...props}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cn(
              // On a phone the bar and the label become cells of the list itself, so that a label can span its width.
              'text-row leading-snug before:row-start-1 before:block before:h-1 max-sm:contents sm:before:mb-2.5',
              bars[state],
            )}
          >
            {/* The label may contain a heading. */}
            <div className={labels[state]}>
              <span className="tabular-nums">{index + 1}.</span> {step.label}
              {state === 'done' && <span className="sr-only"> {doneLabel}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(index: number, current: number): keyof typeof bars {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}
