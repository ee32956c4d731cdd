import { type Composed, isShop, type Seller } from './ad-content.ts'
import { galleryOf } from './ad-gallery.ts'
import { type Offer, titleOf } from './ad-title.ts'
import type { Maker } from './data/makers.ts'
import * as phrases from './data/phrases.ts'
import type { Spec } from './data/specs.ts'
import * as wear from './data/wear.ts'
import { type Said, say, together, type Values } from './phrase.ts'
import type { Random } from './random.ts'
import { personTalk, shopTalk } from './shop-talk.ts'
import { type Car, type Condition, kindOf, pickCar, priceTag, type Stock } from './stock.ts'

/** Shops and individuals sometimes leave the price open. */
const NEGOTIABLE = 0.06
/** Whole tenge. */
const INSTALMENTS_FROM = 30_000
/** The price when new, and the share of it that is left. */
const WORTH: Record<Condition, readonly [number, number]> = {
  new: [1, 1],
  used: [0.35, 0.6],
  refurbished: [0.6, 0.75],
}
const SEASONS = [
  ['один сезон', 'Бір маусым'],
  ['два сезона', 'Екі маусым'],
  ['три сезона', 'Үш маусым'],
] as const

/**
 * Creates an ad for a part or goods. Everything in it follows from one offer, so that no sentences contradict each
 * other.
 */
export const composePart = (random: Random, seller: Seller, stock: Stock, room: string | null): Composed => {
  const condition = random.weighted(stock.conditions)
  const car = stock.fits === 'car' ? pickCar(random, isShop(seller) ? seller.brands : []) : undefined
  const maker = makerOf(random, stock, condition)
  const row = stock.measured && random.pick(stock.measured.rows)
  const values = { ...(stock.measured && row && valuesOf(stock.measured, row)), maker: maker[0] }
  const offer: Offer = { stock, condition, car, maker, values, articleShown: random.chance(0.6) }
  const price = random.chance(NEGOTIABLE) ? null : priceOf(random, offer)
  const about = aboutTheThing(random, offer, isShop(seller))
  const count = random.int(about.length > 3 ? 1 : 2, about.length > 2 ? 2 : 3)
  const talk = isShop(seller)
    ? shopTalk(random, seller, room ?? '', shopLists(stock, condition, price), count)
    : personTalk(random, { priced: price !== null, used: condition !== 'new' }, Math.min(count, 2))
  return {
    kind: kindOf(stock),
    brand: car?.brand ?? null,
    spare_part: stock.name,
    service: null,
    condition,
    price,
    title: titleOf(random, offer),
    text: together(
      [together(about, ' '), together(talk, ' ')],
      about.length + talk.length > 3 ? '\n\n' : ' ',
    ),
    photos: galleryOf(random, stock, condition),
  }
}

/** Used items are mostly from the car maker. `#` of an article becomes a digit. */
const makerOf = (random: Random, { makerList, fits }: Stock, condition: Condition): Maker => {
  const [name, article, factor] = random.pick(makerList)
  if (condition !== 'new' && fits === 'car' && random.chance(0.85)) return ['', '', 1]
  return [name, article.replace(/#/g, () => String(random.int(1, 9))), factor]
}

const valuesOf = (spec: Spec, row: readonly (string | number)[]): Values =>
  Object.fromEntries(spec.names.map((name, at) => [name, row[at] ?? '']))

const priceOf = (random: Random, { stock, condition, maker, values }: Offer) => {
  const [from, to] = stock.priceRange
  const [least, most] = WORTH[condition]
  const usual = from + (to - from) * ((random.next() + random.next()) / 2)
  return priceTag(usual * maker[2] * Number(values.factor ?? 1) * (least + (most - least) * random.next()))
}

/** One to four sentences: measures, the car, the number, the condition. */
const aboutTheThing = (random: Random, offer: Offer, shop: boolean): Said[] => {
  const { stock, condition, car, maker, values, articleShown } = offer
  const facts = (stock.measured?.facts ?? []).filter(
    ([, , only]) => only === undefined || (only === 'shop' ? shop : condition === 'new'),
  )
  const fact = facts.length > 0 ? random.pick(facts) : undefined
  const numbered = /\d{3}/.test(maker[1]) && !/[a-z]/.test(maker[1]) && !articleShown && random.chance(0.6)
  return [
    fact && say([fact[0], fact[1]], values, stock.gender),
    car && say(random.pick(fitsFor(shop)), carValues(car), stock.gender),
    numbered ? say(random.pick(phrases.articles), { maker: maker[0], article: maker[1] }) : undefined,
    ...stateOf(random, offer, shop),
  ].filter((one) => one !== undefined)
}

const fitsFor = (shop: boolean) => (shop ? [...phrases.fits, ...phrases.fitsInShop] : phrases.fits)

const carValues = ({ full, years, yearsShort }: Car): Values => ({
  car: full,
  years: years.ru,
  years_kk: years.kk,
  years_short: yearsShort.ru,
  years_short_kk: yearsShort.kk,
})

const stateOf = (random: Random, { stock, condition, car, maker }: Offer, shop: boolean): Said[] => {
  const { gender } = stock
  if (condition === 'refurbished') return [say(random.pick(wear.repairs[stock.again] ?? []))]
  if (condition === 'new') {
    const list = freshFor(stock, shop)
    return [say(random.pick(list), { stock: random.int(2, 9), maker: maker[0] }, gender)]
  }
  const [season, season_kk] = random.pick(SEASONS)
  const state = say(
    random.pick(wear.states[stock.wear] ?? []),
    { mm: random.int(4, 7), season, season_kk },
    gender,
  )
  if (!car || random.chance(0.3)) return [state]
  const turning = stock.wear === 'mech' || stock.wear === 'electric'
  const origins = turning ? [...wear.origins, ...wear.mileages] : wear.origins
  // Tens of thousands end in a five or zero, so «тысяч» is always correct.
  const km = car.from < 2018 ? random.int(14, 36) * 5 : random.int(3, 14) * 5
  return [say(random.pick(origins), { km, car_short: car.model }, gender), state]
}

const freshFor = ({ spec }: Stock, shop: boolean) => {
  if (spec === 'tyre' || spec === 'rim') return shop ? phrases.freshWheels : phrases.freshWheelsFromPerson
  return shop ? phrases.freshInShop : phrases.freshFromPerson
}

/** Bottles have no guarantee, no fitting, and are not sold in parts. */
const shopLists = (stock: Stock, condition: Condition, price: number | null) => [
  ...(isPoured(stock) ? [] : [condition === 'new' ? phrases.guarantees : phrases.trials]),
  ...(stock.fits === 'car' ? [phrases.fittings] : []),
  ...((price ?? 0) >= INSTALMENTS_FROM ? [phrases.instalments] : []),
  ...(price === null ? [phrases.quotes] : []),
  phrases.payments,
  phrases.deliveries,
]

const isPoured = ({ category, spec }: Stock) =>
  category === 'oils' || category === 'chemicals' || spec === 'coolantVolume'
