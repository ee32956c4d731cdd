import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Numbered steps for the user, in the order in which they are done. */
export function TodoSteps({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="todo-steps" className={cn('grid [counter-reset:step]', className)} {...props} />
}

export type TodoStepProps = ComponentProps<'li'> & {
  /** Whether this is what has to be done now. */
  current?: boolean
}

/** One step; its number comes by itself. */
export function TodoStep({ current, className, children, ...props }: TodoStepProps) {
  return (
    <li
      data-slot="todo-step"
      aria-current={current ? 'step' : undefined}
      className={cn(
        'grid grid-cols-[30px_minmax(0,1fr)] gap-x-3 py-2.25 text-row leading-normal [counter-increment:step]',
        'before:-mt-0.75 before:grid before:size-7.5 before:place-items-center before:rounded-2 before:font-display before:font-semibold before:text-sm before:[--tw-content:counter(step)]',
        current ? 'before:bg-accent before:text-accent-text' : 'before:bg-sunk',
        className,
      )}
      {...props}
    >
      <span className="min-w-0">{children}</span>
    </li>
  )
}
