import type { Room } from '@sauda/sdk/rooms'

export type Floor = {
  level: number
  /** Some shops, those with the most rooms first. */
  shops: FloorShop[]
  /** The total number of shops. */
  shopCount: number
  free: number
}

/** A shop and what it trades in, if that is stated. */
export type FloorShop = Pick<Room, 'trade' | 'trade_kk'> & { name: string }

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
  const sizes = new Map<string, { shop: FloorShop; rooms: number }>()
  for (const { name, trade, trade_kk } of rooms) {
    if (name === null) continue
    const known = sizes.get(name)
    if (known) known.rooms += 1
    else sizes.set(name, { shop: { name, trade, trade_kk }, rooms: 1 })
  }
  const shops = [...sizes.values()].sort((a, b) => b.rooms - a.rooms).map(({ shop }) => shop)
  return {
    level,
    shops: shops.slice(0, NAMED),
    shopCount: countShops(rooms),
    free: rooms.filter(({ name }) => name === null).length,
  }
}
