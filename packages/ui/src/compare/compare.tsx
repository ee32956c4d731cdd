import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { cn } from '../class-names.ts'

type Pane = {
  /** «Опубликовано». */
  title: ReactNode
  /** Who and when, in small text. */
  note?: ReactNode
}

export type CompareProps = ComponentProps<'article'> & {
  before: Pane
  after: Pane
  /** What is equal on both sides, in one line at the bottom. */
  unchanged?: ReactNode
}

const Titles = createContext<{ before: ReactNode; after: ReactNode }>({ before: null, after: null })

const columns = 'grid gap-x-8 gap-y-3 sm:grid-cols-2'

/** Compares two states of a thing, part by part: side by side from 768 px on, stacked below. */
export function Compare({ before, after, unchanged, className, children, ...props }: CompareProps) {
  return (
    <article
      data-slot="compare"
      className={cn('overflow-hidden rounded-3 bg-surface shadow-1', className)}
      {...props}
    >
      <div className={cn(columns, 'px-5 py-4')}>
        <PaneHead {...before} />
        <PaneHead {...after} />
      </div>
      <Titles value={{ before: before.title, after: after.title }}>{children}</Titles>
      {unchanged !== undefined && (
        <div className="border-t border-line bg-sunk px-5 py-4 text-sm text-muted">{unchanged}</div>
      )}
    </article>
  )
}

function PaneHead({ title, note }: Pane) {
  return (
    <div className="min-w-0">
      <p className="font-strong">{title}</p>
      {note !== undefined && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}

export type CompareRowProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The name of the part: «Цена». */
  title: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  before: ReactNode
  after: ReactNode
}

/** One part that differs. Each pane has a label: visible when stacked, always present for screen readers. */
export function CompareRow({
  title,
  heading: Heading = 'h3',
  before,
  after,
  className,
  ...props
}: CompareRowProps) {
  const titles = use(Titles)
  return (
    <section
      data-slot="compare-row"
      className={cn('border-t border-line px-5 py-4 text-row', className)}
      {...props}
    >
      <Heading className="mb-2 font-text text-sm font-strong tracking-normal text-muted">{title}</Heading>
      <div className={columns}>
        <div className="min-w-0">
          <p className="text-xs text-muted sm:sr-only">{titles.before}</p>
          {before}
        </div>
        <div className="min-w-0">
          <p className="text-xs text-muted sm:sr-only">{titles.after}</p>
          {after}
        </div>
      </div>
    </section>
  )
}
