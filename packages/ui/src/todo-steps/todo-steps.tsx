import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type TodoStepsProps = {
  /** What the user has to do, in this order. */
  steps: readonly ReactNode[]
  /** The step at which the user is, counted from 0. */
  current?: number
  className?: string
}

/** Numbered steps for the user; the one that is due now is marked. */
export function TodoSteps({ steps, current = 0, className }: TodoStepsProps) {
  return (
    <ol data-slot="todo-steps" className={cn('grid', className)}>
      {steps.map((step, at) => (
        <li
          // The steps are fixed texts, so their place is their identity.
          key={`step ${at + 1}`}
          aria-current={at === current ? 'step' : undefined}
          className="grid grid-cols-[30px_minmax(0,1fr)] gap-x-3 py-2.25 text-row leading-normal"
        >
          <span
            aria-hidden
            className={cn(
              '-mt-0.75 grid size-7.5 place-items-center rounded-2 font-display font-semibold text-sm',
              at === current ? 'bg-accent text-accent-text' : 'bg-sunk',
            )}
          >
            {at + 1}
          </span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  )
}
