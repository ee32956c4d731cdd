import type { Room } from '@sauda/sdk/rooms'

export type Floor = {
  level: number
  /** Signs of some shops, one of each, those with the most rooms first. */
  shops: string[]
  /** How many shops there are in all. */
  shopCount: number
  free: number
}

const NAMED = 6

/** The floors from the top down, as one reads a board in a lift. */
export function floorsOf(rooms: readonly Room[]): Floor[] {
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((a, b) => b - a)
  return levels.map((level) =>
    floorOf(
      level,
      rooms.filter((room) => room.level === level),
    ),
  )
}

/** How many shops there are in some rooms; one with many rooms counts once. */
export function countShops(rooms: readonly Room[]): number {
  return new Set(rooms.flatMap(({ name }) => name ?? [])).size
}

function floorOf(level: number, rooms: readonly Room[]): Floor {
  const sizes = new Map<string, number>()
  for (const { name } of rooms) if (name !== null) sizes.set(name, (sizes.get(name) ?? 0) + 1)
  const shops = [...sizes].sort(([, a], [, b]) => b - a).map(([name]) => name)
  return {
    level,
    shops: shops.slice(0, NAMED),
    shopCount: countShops(rooms),
    free: rooms.filter(({ name }) => name === null).length,
  }
}
