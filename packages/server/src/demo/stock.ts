import { type CarBrand, carBrands } from './data/brands.ts'
import { type Maker, makers } from './data/makers.ts'
import { type PartRow, partRows } from './data/spare-parts.ts'
import { type Spec, specs } from './data/specs.ts'
import { repairs, states } from './data/wear.ts'
import type { Said } from './phrase.ts'
import type { Random } from './random.ts'

export type Condition = 'new' | 'used' | 'refurbished'

/** A part of the dictionary with everything a seller needs to offer it. */
export interface Stock extends PartRow {
  makerList: readonly Maker[]
  measured: Spec | undefined
  /** Whole tenge, new, from an average maker. */
  priceRange: readonly [number, number]
  conditions: readonly (readonly [Condition, number])[]
}

const GOODS = new Set(['oils', 'chemicals', 'batteries', 'accessories'])

/** Consumables and accessories are goods. */
export const kindOf = ({ category }: PartRow) => (GOODS.has(category) ? 'goods' : 'part')

const mustHave = <T>(table: Record<string, T>, key: string): T => {
  const found = table[key]
  if (found === undefined) throw new RangeError(`Not in the table: ${key}`)
  return found
}

export const stock: readonly Stock[] = partRows.map((row) => {
  const [from = 0, to = 0] = row.price.split('-').map((thousands) => Number(thousands) * 1000)
  if (row.wear) mustHave(states, row.wear)
  if (row.again) mustHave(repairs, row.again)
  return {
    ...row,
    makerList: mustHave(makers, row.makers),
    measured: row.spec ? mustHave(specs, row.spec) : undefined,
    priceRange: [from, to],
    conditions: conditionsOf(row),
  }
})

/** Items that no maker sells separately are never sold new. */
function conditionsOf(row: PartRow): Stock['conditions'] {
  const worn = row.category === 'body' || row.category === 'lights' ? 6 : 2
  return [
    ['new', row.makers === 'bare' ? 0 : 6],
    ['used', row.wear ? worn : 0],
    ['refurbished', row.again ? 3 : 0],
  ]
}

export interface Car {
  brand: string
  /** The model alone: «Camry XV50». */
  model: string
  /** With the brand. */
  full: string
  /** «2011–2018 годов», «2011–2018 жылдары». */
  years: Said
  /** «2011–2018», «с 2018 г.», «2018 жылдан бастап». */
  yearsShort: Said
  /** The first year. */
  from: number
}

/** Picks a car weighted by the popularity of its brand, limited to a shop's brands unless it has none. */
export const pickCar = (random: Random, only: readonly string[]): Car => {
  const brands: readonly CarBrand[] = carBrands
  const wanted = only.length > 0 ? brands.filter(({ name }) => only.includes(name)) : brands
  const { name: brand, models } = random.weighted(wanted.map((one) => [one, one.weight] as const))
  const [model, from, to] = random.pick(models)
  return {
    brand,
    model,
    full: `${brand} ${model}`,
    from,
    years: to
      ? { ru: `${from}–${to} годов`, kk: `${from}–${to} жылдары` }
      : { ru: `с ${from} года`, kk: `${from} жылдан бастап` },
    yearsShort: to
      ? { ru: `${from}–${to}`, kk: `${from}–${to}` }
      : { ru: `с ${from} г.`, kk: `${from} жылдан бастап` },
  }
}

/** Rounds prices as on a label: to whole hundreds, five hundreds or thousands. */
export const priceTag = (tenge: number) => {
  const step = tenge < 10_000 ? 100 : tenge < 50_000 ? 500 : 1000
  return Math.max(step, Math.round(tenge / step) * step)
}
