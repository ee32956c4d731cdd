import type { Room } from '@sauda/sdk/rooms'

/** A level as it is drawn: the outlines of its let and of its free rooms, as paths of SVG. */
export type DrawnLevel = { readonly level: number; readonly let: string; readonly free: string }

/** How large a level is drawn. */
export const DRAWN = { width: 1000, height: 28 } as const

const GAP = 3

/**
 * Draws the building as seen from the street, from the top level down: the rooms of each level side by side in the
 * order of their numbers, each as wide as its area. The largest level takes the whole width.
 */
export function centreSection(rooms: readonly Room[]): DrawnLevel[] {
  const numbers = [...new Set(rooms.map(({ level }) => level))].sort((a, b) => b - a)
  const levels = numbers.map((level) => ({
    level,
    rooms: rooms.filter((room) => room.level === level).sort(byNumber),
  }))
  const largest = Math.max(1, ...levels.map((it) => areaOf(it.rooms)))
  return levels.map((it) => ({ level: it.level, ...pathsOf(it.rooms, DRAWN.width / largest) }))
}

function pathsOf(rooms: readonly Room[], scale: number): Pick<DrawnLevel, 'let' | 'free'> {
  const paths = { let: '', free: '' }
  let left = 0
  for (const { area, name } of rooms) {
    const width = Math.max(1, area * scale - GAP)
    const outline = `M${short(left)} 0h${short(width)}v${DRAWN.height}h${short(-width)}z`
    paths[name === null ? 'free' : 'let'] += outline
    left += area * scale
  }
  return paths
}

const short = (value: number) => String(Math.round(value * 10) / 10)

const areaOf = (rooms: readonly Room[]) => rooms.reduce((sum, { area }) => sum + area, 0)

const byNumber = (one: Room, other: Room) => one.number.localeCompare(other.number, 'ru', { numeric: true })
