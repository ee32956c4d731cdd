import type { Room } from '@sauda/sdk/rooms'

export type Floor = {
  level: number
  /** Plates of some shops, one per shop, those with the most rooms first. */
  shops: string[]
  /** The total number of shops. */
  shopCount: number
  free: number
}

const NAMED = 6

/** The floors from top to bottom, as on a directory board. */
export function floorsOf(rooms: readonly Room[]): Floor[] {
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((a, b) => b - a)
  return levels.map((level) =>
    floorOf(
      level,
      rooms.filter((room) => room.level === level),
    ),
  )
}

/** Counts the shops in some rooms; one with several rooms counts once. */
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
