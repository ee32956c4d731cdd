import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { Slot, Slottable } from '../slot/slot.tsx'
import { RunBar, type RunPart, RunSwatch } from './run.tsx'

export type StatusBarProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Accessible name of the links. */
  label: string
  /** The shares of the bar. */
  parts: readonly RunPart[]
}

/** How many things have which status: a bar of their shares, and below it a link for each that shows only those. */
export function StatusBar({ label, parts, className, children, ...props }: StatusBarProps) {
  return (
    <div data-slot="status-bar" className={cn('grid grid-cols-[minmax(0,1fr)] gap-5', className)}>
      <RunBar parts={parts} className="h-5.5" />
      <nav aria-label={label} {...props}>
        <ul className="-mx-3 grid grid-cols-2 gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:justify-between">
          {children}
        </ul>
      </nav>
    </div>
  )
}

export type StatusCutProps = ComponentProps<'a'> & {
  count: ReactNode
  /** A line below the name: whose they are, or until when. */
  note?: ReactNode
  /** How the bar shows this status; none for «all». */
  mark?: Pick<RunPart, 'shape' | 'tone'>
  /** Render as the only child (a router's link, for example). */
  asChild?: boolean
}

/** One status: its number and its name. The one that is shown has `aria-current`. */
export function StatusCut({
  count,
  note,
  mark,
  asChild = false,
  className,
  children,
  ...props
}: StatusCutProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li data-slot="status-cut" className="grid">
      <Root
        className={cn(
          'group/cut grid content-start items-center gap-x-1.75 gap-y-0.5 rounded-2 px-3 py-2 text-sm transition-colors hover:bg-sunk',
          mark ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]',
          'aria-[current]:bg-accent-soft',
          className,
        )}
        {...props}
      >
        <span className="col-span-full font-display font-semibold text-2xl leading-tight tabular-nums">
          {count}{' '}
        </span>
        {mark && <RunSwatch {...mark} />}
        <Slottable>{children}</Slottable>
        {note !== undefined && (
          <span className="col-span-full text-muted text-xs group-aria-[current]/cut:text-text"> {note}</span>
        )}
      </Root>
    </li>
  )
}
