import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { flagHeights } from './flag-heights.ts'

/** Shape says it before colour does: low, hollow, hollow in the accent, full, and cut. */
const doorVariants = cva(
  'block rounded-t-[1.5px] forced-color-adjust-none transition-[height] duration-calm',
  {
    variants: {
      mark: {
        not_asked: 'h-1.5 bg-line',
        asked: 'h-4 bg-surface inset-ring-[1.5px] inset-ring-line-strong',
        opened: 'h-4 bg-accent-soft inset-ring-[1.5px] inset-ring-accent',
        gets: 'h-4.5 bg-accent',
        has: 'h-5.5 bg-accent',
        has_not: 'h-4 bg-line-strong [clip-path:polygon(0_0,45%_0,100%_7px,100%_100%,0_100%)]',
      },
    },
  },
)

/** What a door says about its shop; `gets` before anything was sent: it would be asked at once. */
export type DoorMark = 'not_asked' | 'asked' | 'opened' | 'gets' | 'has' | 'has_not'

export type Door = {
  id: string | number
  mark: DoorMark
  /** The price that hangs on the door: whole, and in thousands for a phone. */
  price?: { whole: string; thousands: string } | undefined
  /** The best price, whose flag is filled. */
  isBest?: boolean
}

export type DoorFloor = {
  level: number
  /** In words with numbers and prices, for screen readers: «2 этаж: 214 за 38 500 ₸». */
  label: string
  /** In the order in which they stand in the corridor. */
  doors: readonly Door[]
  /** One small line below. */
  note?: string | undefined
}

export type DoorsProps = ComponentProps<'div'> & {
  /** The upper floor first. */
  floors: readonly DoorFloor[]
  /** Says on a phone that flags have thousands: «Цены в тысячах тенге». */
  unit?: string | undefined
}

/** The doors of the building, floor by floor: which shops were asked, and what each has answered. */
export function Doors({ floors, unit, className, ...props }: DoorsProps) {
  const hasPrices = floors.some(({ doors }) => doors.some(({ price }) => price))
  return (
    <div data-slot="doors" className={cn('grid grid-cols-[minmax(0,1fr)] gap-3', className)} {...props}>
      {floors.map((floor) => (
        <Floor key={floor.level} {...floor} />
      ))}
      {unit !== undefined && hasPrices && <p className="text-muted text-xs xs:hidden">{unit}</p>}
    </div>
  )
}

/** Room above the doors for flags at so many heights. */
const ROOM = ['', 'pt-10', 'pt-17', 'pt-24']
const HEIGHT = ['bottom-7.5', 'bottom-14.5', 'bottom-21.5']
const STEM = ['after:h-1.75', 'after:h-8.75', 'after:h-15.75']

function Floor({ level, label, doors, note }: DoorFloor) {
  const flags = doors.flatMap(({ id, price, isBest }, at) =>
    price ? [{ id, price, isBest, place: ((at + 0.5) / doors.length) * 100 }] : [],
  )
  const heights = flagHeights(flags.map(({ place }) => place))
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'grid grid-cols-[16px_minmax(0,1fr)] items-end gap-x-2 gap-y-1 xs:grid-cols-[22px_minmax(0,1fr)] xs:gap-x-2.5',
        ROOM[flags.length === 0 ? 0 : Math.max(...heights) + 1],
      )}
    >
      <b className="font-display font-semibold text-accent-ink text-lg leading-5 tabular-nums">{level}</b>
      <div className="relative flex h-5.5 items-end gap-px border-line-strong border-b xs:gap-0.5">
        {doors.map(({ id, mark }) => (
          <i key={id} data-mark={mark} className={cn(doorVariants({ mark }), 'min-w-px max-w-6 flex-1')} />
        ))}
        {flags.map(({ id, price, isBest, place }, at) => {
          const height = heights[at] ?? 0
          return (
            <span
              key={id}
              style={{ left: `${place}%` }}
              className={cn(
                'absolute whitespace-nowrap rounded-1 px-1 font-semibold text-2xs/6 tabular-nums xs:px-1.75 xs:text-xs/6',
                'after:absolute after:top-full after:left-(--stem) after:w-px',
                // A flag near an end of the row stays inside it; its stem stands over the door.
                place < 6
                  ? 'translate-x-[-12px] [--stem:12px]'
                  : place > 94
                    ? '-translate-x-[calc(100%-12px)] [--stem:calc(100%-12px)]'
                    : '-translate-x-1/2 [--stem:50%]',
                HEIGHT[height],
                STEM[height],
                isBest
                  ? 'z-1 bg-accent text-accent-text after:bg-accent'
                  : 'bg-surface inset-ring inset-ring-line-strong after:bg-line-strong',
              )}
            >
              <span className="max-xs:hidden">{price.whole}</span>
              <span className="xs:hidden">{price.thousands}</span>
            </span>
          )
        })}
      </div>
      {note !== undefined && <p className="col-start-2 text-muted text-xs">{note}</p>}
    </div>
  )
}

export type DoorKeyProps = ComponentProps<'ul'> & {
  /** Each mark with its words: «есть, 6». */
  marks: readonly { mark: DoorMark; label: string }[]
}

/** What the doors' shapes mean, with the number of each. */
export function DoorKey({ marks, className, ...props }: DoorKeyProps) {
  return (
    <ul
      data-slot="door-key"
      className={cn('flex flex-wrap gap-x-4.5 gap-y-1 text-muted text-xs', className)}
      {...props}
    >
      {marks.map(({ mark, label }) => (
        <li key={mark} className="inline-flex items-end gap-1.75 leading-4.5">
          <i aria-hidden className={cn(doorVariants({ mark }), 'w-2.25 shrink-0')} />
          {label}
        </li>
      ))}
    </ul>
  )
}
