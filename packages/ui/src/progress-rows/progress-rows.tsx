import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

/** A list of things that are worked on one after the other: what failed, what is done, what is under way, the rest. */
export function ProgressRows({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="progress-rows"
      className={cn('divide-y divide-line overflow-hidden rounded-2 inset-ring inset-ring-line', className)}
      {...props}
    />
  )
}

export type ProgressState = 'done' | 'now' | 'waiting' | 'failed'

const LOOKS = {
  done: { Icon: CircleCheck, tone: 'text-positive', row: 'bg-positive-soft' },
  now: { Icon: LoaderCircle, tone: 'text-accent-ink', row: 'bg-accent-soft' },
  waiting: { Icon: CircleDashed, tone: 'text-muted', row: 'text-muted' },
  failed: { Icon: CircleAlert, tone: 'text-danger', row: 'items-start' },
} as const satisfies Record<ProgressState, unknown>

export type ProgressRowProps = Omit<ComponentProps<'li'>, 'title'> & {
  state: ProgressState
  title: ReactNode
  /** A plate or another mark beside the title. */
  mark?: ReactNode
  /** One small line below. */
  note?: ReactNode
  /** A word, a number or a button at the end: «в очереди». */
  end?: ReactNode
  /** Why it failed and what to do. */
  reason?: ReactNode
}

/** One thing, or those that have the same state. */
export function ProgressRow({
  state,
  title,
  mark,
  note,
  end,
  reason,
  className,
  ...props
}: ProgressRowProps) {
  const { Icon, tone, row } = LOOKS[state]
  return (
    <li
      data-slot="progress-row"
      data-state={state}
      className={cn(
        'grid min-h-11.5 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3.5 py-2 text-row leading-snug',
        row,
        className,
      )}
      {...props}
    >
      <Icon
        aria-hidden
        className={cn('size-5', tone, state === 'now' && 'animate-spin motion-reduce:animate-none')}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {title}
          {mark}
        </div>
        {note && (
          <div
            className={cn(
              'text-xs tabular-nums wrap-anywhere',
              state === 'now' || state === 'done' ? 'text-text' : 'text-muted',
            )}
          >
            {note}
          </div>
        )}
      </div>
      {end && (
        <div
          className={cn(
            'text-right text-sm tabular-nums max-xs:col-start-2 max-xs:text-left',
            tone === 'text-positive' ? 'text-text' : tone,
          )}
        >
          {end}
        </div>
      )}
      {reason && <div className="col-span-2 col-start-2 text-sm leading-normal">{reason}</div>}
    </li>
  )
}
