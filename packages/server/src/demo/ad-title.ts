import type { Maker } from './data/makers.ts'
import type { Pair } from './data/specs.ts'
import { capital, type Said, say, together, type Values } from './phrase.ts'
import type { Random } from './random.ts'
import type { Car, Condition, Stock } from './stock.ts'

/** One item of one maker for one car, with its measures: the subject of an ad. */
export interface Offer {
  stock: Stock
  condition: Condition
  car: Car | undefined
  /** The maker with the article number; empty if the car's maker made it. */
  maker: Maker
  values: Values
  /** The title contains the article number. */
  articleShown: boolean
}

const TITLE_MAX = 100

const AXLES: readonly Pair[] = [
  ['передн[ий|яя|ее|ие]', 'алдыңғы'],
  ['задн[ий|яя|ее|ие]', 'артқы'],
]
const SIDES: readonly Pair[] = [
  ['лев[ый|ая|ое|ые]', 'сол жақ'],
  ['прав[ый|ая|ое|ые]', 'оң жақ'],
]
const PACKS: Record<string, Pair> = {
  pair: ['пара', 'жұп'],
  set: ['комплект', 'жинақ'],
  four: ['4 шт.', '4 дана'],
}
const CONDITIONS: Record<Condition, readonly Pair[]> = {
  new: [],
  used: [
    ['б/у', 'қолданылған'],
    ['контрактн[ый|ая|ое|ые]', 'шетелден әкелінген'],
    ['оригинал, б/у', 'түпнұсқа, қолданылған'],
  ],
  refurbished: [['восстановлен[|а|о|ы]', 'қалпына келтірілген']],
}

/** «Диски тормозные Brembo Max, передние, пара, Camry XV50»; drops the last parts if it would be too long. */
export const titleOf = (random: Random, offer: Offer): Said => {
  const place = placeOf(random, offer)
  const parts = [
    offer.maker[0] ? made(offer) : own(offer, place),
    offer.maker[0] ? place : undefined,
    ...random.shuffle([packOf(offer), sizeOf(offer)]),
    carOf(random, offer),
    stateOf(random, offer),
  ].filter((one) => one !== undefined)
  return fit(parts)
}

const fit = (parts: readonly Said[]): Said => {
  const title = capital(together(parts, ', '))
  return Math.max(title.ru.length, title.kk.length) > TITLE_MAX ? fit(parts.slice(0, -1)) : title
}

/** The article or product after the maker: a product's name belongs to it, a number may be left to the description. */
const made = ({ stock, maker: [name, article], articleShown }: Offer): Said => {
  const product = articleShown || !/\d{3}/.test(article) ? `${name} ${article}`.trim() : name
  return { ru: `${stock.noun} ${product}`, kk: `${product} ${stock.noun_kk}` }
}

const own = ({ stock }: Offer, place: Said | undefined): Said => ({
  ru: place ? `${stock.noun} ${place.ru}` : stock.noun,
  kk: place ? `${place.kk} ${stock.noun_kk}` : stock.noun_kk,
})

const placeOf = (random: Random, { stock }: Offer): Said | undefined => {
  const axle = stock.place === 'axle' || stock.place === 'both' ? random.pick(AXLES) : undefined
  const side = stock.place === 'side' || stock.place === 'both' ? random.pick(SIDES) : undefined
  const words = [axle, side].filter((one) => one !== undefined)
  if (words.length === 0) return undefined
  return together(
    words.map((word) => say(word, {}, stock.gender)),
    ' ',
  )
}

const packOf = ({ stock }: Offer) => {
  const pack = PACKS[stock.pack]
  return pack && say(pack)
}

const sizeOf = ({ stock, values }: Offer) => stock.measured?.title && say(stock.measured.title, values)

const carOf = (random: Random, { car }: Offer): Said | undefined => {
  if (!car) return undefined
  const name = random.chance(0.5) ? car.full : car.model
  const years = random.chance(0.25)
  return {
    ru: years ? `${name}, ${car.yearsShort.ru}` : name,
    kk: years ? `${name} үшін, ${car.yearsShort.kk}` : `${name} үшін`,
  }
}

const stateOf = (random: Random, { condition, maker, stock }: Offer): Said | undefined => {
  const words = CONDITIONS[condition]
  if (words.length === 0) return undefined
  const said = random.pick(maker[0] ? words.slice(0, 1) : words)
  return say(said, {}, stock.gender)
}
