import type { Room } from '@sauda/sdk/rooms'

/** A level as it is drawn: the outlines of its let and of its free rooms, as paths of SVG. */
export type DrawnLevel = {
  readonly level: number
  readonly top: number
  readonly let: string
  readonly free: string
}

/** The building seen from the street, with each room as wide as its area. */
export type CentreSection = {
  readonly width: number
  readonly height: number
  /** From the top. */
  readonly levels: readonly DrawnLevel[]
}

const WIDTH = 1000
const STOREY = 40
const ROOM = 28
const GAP = 3

/** Lays the rooms of each level side by side in the order of their numbers. The largest level takes the whole width. */
export function centreSection(rooms: readonly Room[]): CentreSection {
  const numbers = [...new Set(rooms.map(({ level }) => level))].sort((a, b) => b - a)
  const storeys = numbers.map((level) => ({
    level,
    rooms: rooms.filter((room) => room.level === level).sort(byNumber),
  }))
  const largest = Math.max(1, ...storeys.map((storey) => areaOf(storey.rooms)))
  return {
    width: WIDTH,
    height: storeys.length * STOREY,
    levels: storeys.map((storey, at) => drawn(storey, at * STOREY + STOREY - ROOM, WIDTH / largest)),
  }
}

function drawn(
  { level, rooms }: { level: number; rooms: readonly Room[] },
  top: number,
  scale: number,
): DrawnLevel {
  const paths = { let: '', free: '' }
  let left = 0
  for (const { area, name } of rooms) {
    const wide = area * scale
    const width = Math.max(1, wide - GAP)
    paths[name === null ? 'free' : 'let'] +=
      `M${short(left)} ${top}h${short(width)}v${ROOM}h${short(-width)}z`
    left += wide
  }
  return { level, top, ...paths }
}

const short = (value: number) => String(Math.round(value * 10) / 10)

const areaOf = (rooms: readonly Room[]) => rooms.reduce((sum, { area }) => sum + area, 0)

const byNumber = (one: Room, other: Room) => one.number.localeCompare(other.number, 'ru', { numeric: true })
