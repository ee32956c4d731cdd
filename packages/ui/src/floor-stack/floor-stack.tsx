import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { type Box, boxFaces, floor, type Point, project, roomsOf } from './floor-geometry.ts'

type Paint = { top: string; left: string; right: string }

/** Mixed from the colours of the deep background, so that both themes and a rebranding apply. */
const paints = {
  slab: {
    top: 'fill-[color-mix(in_srgb,var(--deep-accent)_15%,var(--deep))]',
    left: 'fill-[color-mix(in_srgb,var(--deep-accent)_8%,var(--deep))]',
    right: 'fill-[color-mix(in_srgb,var(--deep-accent)_4%,var(--deep))]',
  },
  room: {
    top: 'fill-[color-mix(in_srgb,var(--deep-accent)_27%,var(--deep))]',
    left: 'fill-[color-mix(in_srgb,var(--deep-accent)_20%,var(--deep))]',
    right: 'fill-[color-mix(in_srgb,var(--deep-accent)_12%,var(--deep))]',
  },
  litSlab: {
    top: 'fill-[color-mix(in_srgb,var(--deep-text)_84%,var(--deep-accent))]',
    left: 'fill-[color-mix(in_srgb,var(--deep-text)_62%,var(--deep-line))]',
    right: 'fill-[color-mix(in_srgb,var(--deep-text)_48%,var(--deep-line))]',
  },
  litRoom: {
    top: 'fill-[color-mix(in_srgb,var(--deep-text)_40%,white)]',
    left: 'fill-[color-mix(in_srgb,var(--deep-text)_78%,var(--deep-line))]',
    right: 'fill-[color-mix(in_srgb,var(--deep-text)_64%,var(--deep-line))]',
  },
  found: {
    top: 'fill-[color-mix(in_srgb,var(--deep-fill)_58%,#00828c)]',
    left: 'fill-[color-mix(in_srgb,var(--deep-fill)_12%,#00646e)]',
    right: 'fill-[color-mix(in_srgb,var(--deep-fill)_28%,#00737d)]',
  },
} as const satisfies Record<string, Paint>

function Block({ origin, box, paint }: { origin: Point; box: Box; paint: Paint }) {
  const faces = boxFaces(origin, box)
  return (
    <>
      <path d={faces.left} className={paint.left} />
      <path d={faces.right} className={paint.right} />
      <path d={faces.top} className={paint.top} />
    </>
  )
}

const foundRoom = { row: 1, place: 2, height: 15 } as const
const drawing = { width: 560, top: 16, left: 212 } as const
const slab: Box = { u: 0, v: 0, width: floor.width, depth: floor.depth, height: -floor.thickness }

function Floor({ level, origin, lit }: { level: number; origin: Point; lit: boolean }) {
  return (
    <>
      <Block origin={origin} box={slab} paint={lit ? paints.litSlab : paints.slab} />
      {roomsOf(level).map((room) => {
        const found = lit && room.row === foundRoom.row && room.place === foundRoom.place
        return (
          <Block
            key={`${room.row}-${room.place}`}
            origin={origin}
            box={found ? { ...room, height: foundRoom.height } : room}
            paint={found ? paints.found : lit ? paints.litRoom : paints.room}
          />
        )
      })}
    </>
  )
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy]
}

export type FloorStackProps = ComponentProps<'div'> & {
  /** The number of floors. */
  levels: number
  /** The highlighted level, which slides out like a drawer; a change slides another one out. */
  found?: number
  /** A description of the drawing. */
  label: string
  /** A callout over the highlighted room. */
  children?: ReactNode
}

/** An exploded view of the building with one floor pulled out. For a `deep` background. */
export function FloorStack({ levels, found, label, className, children, ...props }: FloorStackProps) {
  const height = drawing.top + floor.step * (levels - 1) + 188
  const baseOf = (level: number): Point => [drawing.left, drawing.top + floor.step * (levels - level)]
  const shift = project([0, 0], floor.slide, 0)
  const room =
    found === undefined
      ? undefined
      : roomsOf(found).find(({ row, place }) => row === foundRoom.row && place === foundRoom.place)
  const pin =
    room && found !== undefined
      ? project(
          moved(baseOf(found), shift),
          room.u + room.width / 2,
          room.v + room.depth / 2,
          foundRoom.height,
        )
      : undefined

  return (
    <div data-slot="floor-stack" className={cn('@container relative', className)} {...props}>
      <svg
        viewBox={`0 0 ${drawing.width} ${height}`}
        role="img"
        aria-label={label}
        // The lowest floor slides out beyond the edge of the drawing.
        className="block h-auto w-full overflow-visible"
      >
        {Array.from({ length: levels }, (_, index) => index + 1).map((level) => {
          const base = baseOf(level)
          const lit = level === found
          const origin = lit ? moved(base, shift) : base
          const middle = base[1] + floor.thickness + 68
          return (
            <g key={level}>
              {lit && (
                <path
                  d={boxFaces([origin[0], origin[1] + 30], { ...slab, height: 0 }).top}
                  className="fill-[color-mix(in_srgb,var(--deep)_60%,black)] opacity-50"
                />
              )}
              <g
                className="motion-safe:transition-transform motion-safe:duration-slow"
                style={{ transform: lit ? `translate(${shift[0]}px, ${shift[1]}px)` : 'none' }}
              >
                <Floor level={level} origin={base} lit={lit} />
              </g>
              {lit && (
                <path
                  d={`M${drawing.left - 122.5} ${middle - 4}L${project(origin, 0, floor.depth)
                    .map((n) => n.toFixed(1))
                    .join(' ')}`}
                  strokeDasharray="2 5"
                  strokeLinecap="round"
                  className="stroke-deep-accent stroke-[1.5]"
                />
              )}
              <text
                x={drawing.left - 132.5}
                y={middle + 4}
                textAnchor="end"
                className={cn(
                  'font-display text-[23px] font-semibold',
                  lit ? 'fill-deep-text' : 'fill-deep-accent',
                )}
              >
                {level}
              </text>
            </g>
          )
        })}
        {pin && children !== undefined && (
          <g className="fill-deep-text stroke-deep-text">
            <path d={`M${pin[0]} ${pin[1]}V${pin[1] - 34}`} className="stroke-[2.5]" />
            <circle cx={pin[0]} cy={pin[1]} r="4.5" stroke="none" />
          </g>
        )}
      </svg>
      {pin && children !== undefined && (
        <div
          className="absolute transition-opacity duration-slow starting:opacity-0 -translate-x-1/2 -translate-y-full rounded-3 bg-raised text-text shadow-3 @md:-translate-x-[30%]"
          style={{ left: `${(pin[0] / drawing.width) * 100}%`, top: `${((pin[1] - 30) / height) * 100}%` }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
