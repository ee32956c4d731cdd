import { contentOf, type DemoContent, isShop, type Seller } from './ad-content.ts'
import { type AdLife, type Fate, fates, liveThrough } from './ad-life.ts'
import { composePart } from './ad-part.ts'
import { composeService } from './ad-service.ts'
import { formerNotes } from './data/phrases.ts'
import { serviceRows } from './data/services.ts'
import type { DemoTenant, DemoUser } from './people.ts'
import type { Random } from './random.ts'
import { priceTag, type Stock, stock } from './stock.ts'
import { vinWriter } from './vins.ts'

export interface DemoAd extends Omit<AdLife, 'revisions'> {
  /** The owner's e-mail. */
  owner: string
  /** Oldest first; `live` is an index of it. */
  revisions: readonly DemoContent[]
  phone_views: number
}

/** Four of five ads belong to shops. */
const FROM_SHOPS = 0.8
/** The seed of the VINs' random numbers. */
const VIN_SEED = 17
/** What a shop that both sells and repairs advertises as a service. */
const SERVICES_OF_BOTH = 0.22

/** Creates the 2,000 ads, dated back from `now`, oldest first. */
export const makeAds = (
  random: Random,
  tenants: readonly DemoTenant[],
  individuals: readonly DemoUser[],
  now: Date,
): DemoAd[] => {
  const shops = tenants.map((tenant) => [tenant, tenant.rooms.length + 1] as const)
  const withVin = vinWriter(VIN_SEED)
  const ads = random.shuffle(allFates()).map((fate): DemoAd => {
    const seller = random.chance(FROM_SHOPS) ? random.weighted(shops) : random.pick(individuals)
    const { revisions, ...life } = liveThrough(random, fate, now)
    const newest = compose(random, seller)
    return {
      ...life,
      owner: seller.email,
      revisions: withVin(historyOf(random, newest, revisions)),
      phone_views: phoneViews(random, life.published_at, now),
    }
  })
  return ads.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

const allFates = () =>
  Object.entries(fates).flatMap(([fate, count]) => Array.from({ length: count }, () => fate as Fate))

const compose = (random: Random, seller: Seller): DemoContent => {
  if (!isShop(seller)) {
    const part = random.weighted(stock.map((one) => [one, one.wear ? 4 : 1] as const))
    return contentOf(random, seller, composePart(random, seller, part, null), null)
  }
  const room = random.pick(seller.rooms)
  const { parts, services } = assortment(seller)
  const serves = services.length > 0 && (parts.length === 0 || random.chance(SERVICES_OF_BOTH))
  const composed = serves
    ? composeService(random, seller, random.pick(services), room)
    : composePart(random, seller, random.pick(parts), room)
  return contentOf(random, seller, composed, room)
}

/** What a shop sells, by category or by name. */
export const assortment = ({ deals }: DemoTenant) => ({
  parts: stock.filter((part: Stock) => deals.includes(part.category) || deals.includes(part.name)),
  services: serviceRows.filter((service) => deals.includes('services') || deals.includes(service.name)),
})

/** Returns the contents of an ad from its first revision to the newest. */
const historyOf = (random: Random, newest: DemoContent, revisions: number): DemoContent[] =>
  revisions === 1 ? [newest] : [...historyOf(random, before(random, newest), revisions - 1), newest]

/** Returns the ad before its owner changed it: one more remark, often another price or other pictures. */
const before = (random: Random, newest: DemoContent): DemoContent => {
  const [note, note_kk] = random.pick(formerNotes.filter(([ru]) => !newest.text.includes(ru)))
  return {
    ...newest,
    text: `${newest.text} ${note}`,
    text_kk: newest.text_kk && `${newest.text_kk} ${note_kk}`,
    price:
      newest.price && (random.chance(0.7) ? priceTag(newest.price * random.pick(REPRICED)) : newest.price),
    photos: random.pick(photosBefore)(newest.photos),
  }
}

/** Factors between old and new prices. */
const REPRICED = [1.1, 1.05, 0.92, 0.85]

/** The earlier pictures: one less, in another order, or the same. */
const photosBefore: readonly ((photos: DemoContent['photos']) => DemoContent['photos'])[] = [
  (photos) => (photos.length > 1 ? photos.slice(0, -1) : photos),
  (photos) => photos.toReversed(),
  (photos) => [...photos.slice(1), ...photos.slice(0, 1)],
  (photos) => photos,
]

/** A few a day while the ad was live. */
const phoneViews = (random: Random, published_at: Date | null, now: Date) => {
  if (!published_at) return 0
  const days = Math.min(30, (now.getTime() - published_at.getTime()) / 86_400_000)
  return Math.floor(days * random.next() ** 2 * 3)
}
