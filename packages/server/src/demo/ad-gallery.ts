import type { Drawing } from './data/drawings.ts'
import type { PartCategory } from './data/spare-parts.ts'
import type { Random } from './random.ts'
import type { Condition, Stock } from './stock.ts'

/** What further pictures of an ad may show beside the item itself. */
const beside: Record<PartCategory, readonly Drawing[]> = {
  brakes: ['brake-disc', 'brake-pads', 'brake-disc-plain', 'brake-discs-drilled', 'box'],
  oils: ['oil-can', 'oil-can-blue', 'oil-filter'],
  lights: ['headlight', 'box'],
  tyres: ['wheel', 'rim'],
  suspension: ['shock-absorber', 'bearing', 'box'],
  engine: ['timing-belt', 'spark-plug', 'engine', 'box'],
  body: ['bumper', 'mirror', 'headlight'],
  filters: ['oil-filter', 'air-filter', 'box'],
  batteries: ['battery', 'box'],
  electronics: ['alternator', 'head-unit', 'box'],
  cooling: ['radiator', 'coolant', 'box'],
  chemicals: ['spray', 'coolant', 'box'],
  accessories: ['floor-mat', 'wipers', 'box'],
}

/** Drawings that show the same item of another make. */
const makes = {
  'brake-disc': ['brake-disc', 'brake-disc-plain', 'brake-discs-drilled', 'brake-discs-slotted'],
  'oil-can': ['oil-can', 'oil-can-blue'],
} as const satisfies Partial<Record<Drawing, readonly Drawing[]>>

/** Returns one to five different drawings, the item itself first. */
export const galleryOf = (
  random: Random,
  { drawing, category, name }: Stock,
  condition: Condition,
): Drawing[] => {
  const cover = coverOf(random, drawing, name, condition)
  const rest = beside[category].filter((other) => other !== cover)
  return [cover, ...random.some(rest, random.int(0, Math.min(4, rest.length)))]
}

const coverOf = (random: Random, drawing: Drawing, name: string, condition: Condition): Drawing => {
  if (name === 'Моторное масло') return random.pick(makes['oil-can'])
  if (name !== 'Тормозные диски') return drawing
  return condition === 'used' ? 'brake-disc-worn' : random.pick(makes['brake-disc'])
}
