import type { AdCard } from '@sauda/sdk/ads'
import { almatyTime, type Moment } from '@sauda/sdk/language'

/** What the tiles of the home page show: ads raised today, raised earlier, or simply new. */
export type Featured = 'today' | 'lately' | 'new'

export type Fresh = { featured: Featured; tiles: AdCard[]; rows: AdCard[] }

const TILES = 6
const ROWS = 7

/** Divides the newest ads between tiles and rows. Tiles show raised ads if there are enough; no ad appears twice. */
export function dealFresh(newest: readonly AdCard[], now: Moment): Fresh {
  const raised = newest.filter(({ raised_at }) => raised_at !== null)
  const today = raised.filter(({ raised_at }) => raised_at !== null && isSameDay(raised_at, now))
  const [featured, source]: [Featured, readonly AdCard[]] =
    today.length >= TILES / 2
      ? ['today', today]
      : raised.length >= TILES / 2
        ? ['lately', raised]
        : ['new', newest]
  const tiles = fullRows(source.slice(0, TILES))
  const rows = newest.filter((ad) => !tiles.includes(ad) && (featured === 'new' || ad.raised_at === null))
  return { featured, tiles, rows: rows.slice(0, ROWS) }
}

/** The ad in the drawing of the building: one with a place, preferably with a photo and a price. */
export function foundOf(ads: readonly AdCard[]): AdCard | null {
  const placed = ads.filter(({ plate }) => plate !== null)
  return placed.find(({ photo, price }) => photo && price !== null) ?? placed[0] ?? null
}

/** Tiles are in rows of three; a second row is shown only if it is full. */
function fullRows(tiles: readonly AdCard[]): AdCard[] {
  return tiles.slice(0, tiles.length > 3 && tiles.length < TILES ? 3 : TILES)
}

function isSameDay(one: Moment, other: Moment): boolean {
  return almatyTime(one)?.dayNumber === almatyTime(other)?.dayNumber
}
