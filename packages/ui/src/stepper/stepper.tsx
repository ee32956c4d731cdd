import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type StepperProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What the steps lead to. */
  label: string
  /** In order. A label may be a link back to a step that is done. */
  steps: readonly { id: string; label: ReactNode }[]
  /** Index of the step one is at; steps.length when all are done. */
  current: number
  /** Said after a finished step's label to those who do not see the bar. */
  doneLabel: string
}

const bars = {
  done: 'border-accent text-text',
  // Half way: the bar itself says that this step is under way.
  current: 'border-line font-strong text-text before:w-1/2',
  ahead: 'border-line text-muted',
} as const

/** Where one is in a task of a few steps. */
export function Stepper({ label, steps, current, doneLabel, className, ...props }: StepperProps) {
  return (
    <ol
      data-slot="stepper"
      aria-label={label}
      className={cn('grid auto-cols-fr grid-flow-col gap-3', className)}
      {...props}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        return (
          <li
            key={step.id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cn(
              'relative min-w-0 border-t-4 pt-2.5 text-xs leading-snug hyphens-auto sm:text-row',
              'before:absolute before:-top-1 before:left-0 before:h-1 before:bg-accent',
              bars[state],
            )}
          >
            <span className="tabular-nums">{index + 1}.</span> {step.label}
            {state === 'done' && <span className="sr-only"> {doneLabel}</span>}
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
