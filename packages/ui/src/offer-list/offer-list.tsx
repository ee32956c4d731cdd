import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

/** Offers for one thing, to be compared: rows with columns, cards on a phone. */
export function OfferList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="offer-list"
      className={cn(
        '@container divide-y divide-line overflow-hidden rounded-3 bg-surface shadow-1 max-sm:-mx-gutter max-sm:rounded-none',
        className,
      )}
      {...props}
    />
  )
}

export type OfferProps = Omit<ComponentProps<'li'>, 'title'> & {
  price: ReactNode
  /** The price before it was changed. */
  oldPrice?: ReactNode
  /** Why to choose it, at most one: «Дешевле всех». */
  reason?: ReactNode
  /** What is offered. */
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** Below the title: when, note, photos. */
  children?: ReactNode
  /** The shop: plate, name, rating, whether it is open. */
  place: ReactNode
  actions?: ReactNode
  /** Has arrived since the list was read. */
  isNew?: boolean
  /** What the mark of a new one says to screen readers. */
  newLabel?: string
}

/** One offer. */
export function Offer({
  price,
  oldPrice,
  reason,
  title,
  heading: Heading = 'h3',
  children,
  place,
  actions,
  isNew = false,
  newLabel,
  className,
  ...props
}: OfferProps) {
  return (
    <li
      data-slot="offer"
      data-new={isNew || undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2.5 px-gutter py-4 @min-[35rem]:px-6 @min-[35rem]:py-4.5',
        '@min-[35rem]:grid-cols-[8.5rem_minmax(0,1fr)_11rem] @min-[56rem]:grid-cols-[9rem_minmax(0,1fr)_12.5rem_9.5rem]',
        isNew && 'shadow-[inset_3px_0_var(--accent)]',
        className,
      )}
      {...props}
    >
      <div>
        {isNew && newLabel !== undefined && <span className="sr-only">{newLabel}</span>}
        {oldPrice !== undefined && (
          <p className="text-muted text-sm tabular-nums">
            <s>{oldPrice}</s>
          </p>
        )}
        <p className="font-display font-semibold text-2xl leading-tight tracking-display tabular-nums">
          {price}
        </p>
        {reason !== undefined && (
          <p className="mt-1 font-strong text-accent-ink text-xs leading-snug">{reason}</p>
        )}
      </div>
      <div className="grid min-w-0 gap-1 text-row wrap-anywhere">
        <Heading className="font-strong font-text text-md tracking-normal">{title}</Heading>
        {children}
      </div>
      <div className="grid justify-items-start gap-1 text-sm wrap-anywhere">{place}</div>
      {actions !== undefined && (
        <div className="flex flex-wrap gap-2 @min-[35rem]:col-span-full @min-[56rem]:col-span-1 @min-[56rem]:grid @min-[56rem]:grid-cols-1 @min-[56rem]:gap-1.5">
          {actions}
        </div>
      )}
    </li>
  )
}
