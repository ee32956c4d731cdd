import { PART_DAILY_CAP } from './term.ts'

/** The last wave that goes out by itself; the one after it only if the asker widens. */
export const PART_LAST_OWN_WAVE = 3
/** The last wave of all. */
export const PART_LAST_WAVE = 4

/** Working minutes of the centre after which a wave goes out if there are too few answers. */
export const PART_WAVE_AFTER = { 2: 30, 3: 120 } as const satisfies Record<number, number>

/** What a shop deals in as far as a request goes, and why it may not be asked. */
export interface ShopFacts {
  /** Company number. */
  readonly id: number
  /** It has a published ad of this part and brand; if the part is not known, of the brand. */
  readonly sellsIt: boolean
  /** It has a published ad of this brand. */
  readonly sellsBrand: boolean
  /** It declares this brand. */
  readonly declaresBrand: boolean
  /** It declares some brands, this one or others. */
  readonly declaresBrands: boolean
  /** It declares this part; false if the part is not known. */
  readonly declaresPart: boolean
  /** It sells or declares parts of the same section: of the category of the part, or any parts if that is not known. */
  readonly inSection: boolean
  /** It does not want to be asked for this brand or part, or for anything until tomorrow. */
  readonly muted: boolean
  /** Nobody of it may act, or it has left the centre. */
  readonly blocked: boolean
  /** Staff have barred it from requests. */
  readonly barred: boolean
  /** The asker belongs to it. */
  readonly own: boolean
  /** It was asked for this request already. */
  readonly asked: boolean
  /** Requests that it was told of today in Almaty. */
  readonly toldToday: number
}

/** Whom a wave asks. */
export interface Wave {
  /** Shops that are asked and told, in the order given. */
  readonly ask: readonly number[]
  /** Shops over the daily cap: the request waits in their list and they are not told. */
  readonly quiet: readonly number[]
}

/**
 * Returns in which wave a shop fits, by what it deals in alone; null if in none. 1 sells or declares this part and brand, 2 the brand
 * in the section of the part, 3 the section, 4 the brand outside of the section.
 * A shop that declares the part and no brands at all deals in every brand.
 */
export function fittingWave(shop: ShopFacts, isPartKnown: boolean): 1 | 2 | 3 | 4 | null {
  const brand = shop.sellsBrand || shop.declaresBrand
  const declares = isPartKnown
    ? shop.declaresPart && (shop.declaresBrand || !shop.declaresBrands)
    : shop.declaresBrand
  if (shop.sellsIt || declares) return 1
  if (shop.inSection) return brand ? 2 : 3
  return brand ? 4 : null
}

/** Whether a shop may be asked at all. */
export function mayBeAsked({ muted, blocked, barred, own }: ShopFacts): boolean {
  return !muted && !blocked && !barred && !own
}

/**
 * Returns the wave of each shop that may be asked. If none sells or declares the part and brand, the section is the first wave: its
 * shops move up to 1, and those outside of it stay behind.
 */
export function wavesOf(shops: readonly ShopFacts[], isPartKnown: boolean): Map<number, number> {
  const waves = new Map<number, number>()
  for (const shop of shops) {
    const wave = mayBeAsked(shop) ? fittingWave(shop, isPartKnown) : null
    if (wave !== null) waves.set(shop.id, wave)
  }
  if ([...waves.values()].includes(1)) return waves
  for (const [id, wave] of waves) if (wave <= PART_LAST_OWN_WAVE) waves.set(id, 1)
  return waves
}

/** A wave of a request. */
export interface WaveQuestion {
  /** 1 to 4: the wave that goes out, or the one that has gone out last. */
  readonly wave: number
  /** Whether the request names a part of the dictionary. */
  readonly isPartKnown: boolean
}

/** A wave that would ask somebody. */
export interface UpcomingWave {
  /** 2 to 4. */
  readonly wave: number
  /** How many shops it would ask. */
  readonly shops: number
}

/** Returns whom a wave asks: all who fit in it or in an earlier one and were not asked yet. */
export function matchWave(shops: readonly ShopFacts[], { wave, isPartKnown }: WaveQuestion): Wave {
  const waves = wavesOf(shops, isPartKnown)
  const next = shops.filter(({ id, asked }) => !asked && (waves.get(id) ?? Infinity) <= wave)
  const ids = (told: boolean) =>
    next.filter(({ toldToday }) => toldToday < PART_DAILY_CAP === told).map(({ id }) => id)
  return { ask: ids(true), quiet: ids(false) }
}

/** Returns the next wave after one that has gone out that would ask somebody; null if none would. */
export function nextWave(
  shops: readonly ShopFacts[],
  { wave, isPartKnown }: WaveQuestion,
): UpcomingWave | null {
  for (let next = wave + 1; next <= PART_LAST_WAVE; next++) {
    const { ask, quiet } = matchWave(shops, { wave: next, isPartKnown })
    if (ask.length + quiet.length > 0) return { wave: next, shops: ask.length + quiet.length }
  }
  return null
}
