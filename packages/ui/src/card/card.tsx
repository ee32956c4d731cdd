import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import type { Ground } from './ground.ts'

const groundClasses = {
  sand: 'bg-ground-sand',
  mist: 'bg-ground-mist',
  sage: 'bg-ground-sage',
  clay: 'bg-ground-clay',
  straw: 'bg-ground-straw',
  aqua: 'bg-ground-aqua',
  stone: 'bg-ground-stone',
} as const satisfies Record<Ground, string>

export type PictureFrameProps = ComponentProps<'div'> & { ground?: Ground }

/** A coloured background for a picture: a `Picture` covers it, a `Drawing` is centred on it. */
export function PictureFrame({ ground = 'stone', className, ...props }: PictureFrameProps) {
  return (
    <div
      data-slot="picture-frame"
      className={cn(
        'grid grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden rounded-3',
        groundClasses[ground],
        className,
      )}
      {...props}
    />
  )
}

type CardParts = {
  /** A `Picture` or a `Drawing`. */
  picture: ReactNode
  ground?: Ground
  price: ReactNode
  /** A link whose text is the title; the whole card is its target. */
  title: ReactNode
  /** The heading level of the title. */
  heading?: 'h2' | 'h3' | 'h4'
  /** Small text below: the plate, a date. */
  meta?: ReactNode
}

/** The focus ring surrounds the whole card: around the text it would be clipped after the third line. */
const coveringLink = [
  '[&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:rounded-3',
  '[&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:outline-offset-4 [&_a:focus-visible]:after:outline-focus',
]

export type MediaCardProps = Omit<ComponentProps<'article'>, 'title'> &
  CardParts & {
    /** A `Badge` in the corner. On a phone a badge with an icon shows only the icon. */
    badge?: ReactNode
    /** A button in the other corner, above the card's link. */
    action?: ReactNode
  }

/** An item of a grid: picture, price, title, place. It has no box, and all of it is one link. */
export function MediaCard({
  picture,
  ground,
  price,
  title,
  heading: Heading = 'h3',
  meta,
  badge,
  action,
  className,
  ...props
}: MediaCardProps) {
  return (
    <article
      data-slot="media-card"
      className={cn('group/card relative flex min-w-0 flex-col', className)}
      {...props}
    >
      <div className="relative">
        <PictureFrame ground={ground} className="aspect-4/3">
          <div className="grid size-full place-items-center transition-transform duration-slow group-hover/card:scale-[1.035]">
            {picture}
          </div>
        </PictureFrame>
        {badge && (
          <div className="absolute top-2.5 left-2.5 flex max-xs:[&_[data-slot=badge]:has(svg)]:px-1 max-xs:[&_[data-slot=badge]>svg~span]:sr-only">
            {badge}
          </div>
        )}
        {action && <div className="absolute top-1.5 right-1.5 z-1">{action}</div>}
      </div>
      <p className="mt-2 text-[1.0625rem]/snug font-bold tabular-nums xs:mt-3 xs:text-[1.1875rem]/tight">
        {price}
      </p>
      <Heading
        className={cn(
          'mt-0.75 line-clamp-3 font-text text-sm/[1.38] font-normal tracking-normal text-wrap wrap-break-word',
          'group-hover/card:text-accent-ink xs:line-clamp-2 xs:text-row/[1.38]',
          coveringLink,
        )}
      >
        {title}
      </Heading>
      {meta && (
        <div className="mt-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {meta}
        </div>
      )}
    </article>
  )
}

export type RowCardProps = Omit<ComponentProps<'article'>, 'title'> &
  CardParts & {
    /** Shown at the end of the price line: how long ago. */
    aside?: ReactNode
  }

/** The same item in a narrow list: a 65 px picture and three short lines. */
export function RowCard({
  picture,
  ground,
  price,
  title,
  heading: Heading = 'h3',
  meta,
  aside,
  className,
  ...props
}: RowCardProps) {
  return (
    <article
      data-slot="row-card"
      className={cn('group/card relative grid grid-cols-[65px_minmax(0,1fr)] items-center gap-4', className)}
      {...props}
    >
      <PictureFrame ground={ground} className="size-[65px] rounded-2">
        {picture}
      </PictureFrame>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-[1.0625rem]/[1.3] font-semibold tabular-nums">
          <p>{price}</p>
          {aside && <div className="text-xs font-normal text-muted">{aside}</div>}
        </div>
        <Heading
          className={cn(
            'truncate font-text text-row/[1.35] font-normal tracking-normal group-hover/card:text-accent-ink',
            coveringLink,
          )}
        >
          {title}
        </Heading>
        {meta && <div className="mt-1.25 flex flex-wrap items-center gap-2 text-xs text-muted">{meta}</div>}
      </div>
    </article>
  )
}
