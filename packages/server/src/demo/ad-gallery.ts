import type { DemoPhoto } from './ad-content.ts'
import type { Drawing } from './data/drawings.ts'
import type { PartCategory } from './data/spare-parts.ts'
import type { Random } from './random.ts'
import type { Condition, Stock } from './stock.ts'

/** Several drawings of one part, each of another make. */
const makes: Record<string, readonly Drawing[]> = {
  'Тормозные диски': ['brake-disc-plain', 'brake-discs-drilled', 'brake-discs-slotted'],
  'Моторное масло': ['oil-can', 'oil-can-blue'],
}

/** Drawings of worn parts. */
const worn: Record<string, Drawing> = { 'Тормозные диски': 'brake-disc-worn' }

/** What is not sold in a box. */
const unboxed: ReadonlySet<PartCategory> = new Set(['oils', 'chemicals', 'tyres', 'body', 'batteries'])

/** Returns one to three photos of the part, and of nothing else: all of it first. */
export const galleryOf = (random: Random, stock: Stock, condition: Condition): DemoPhoto[] => {
  const cover = coverOf(random, stock, condition)
  const further: DemoPhoto[] = [{ drawing: cover, view: 'near' }]
  if (condition === 'new' && !unboxed.has(stock.category)) further.push({ drawing: 'box', view: 'whole' })
  return [{ drawing: cover, view: 'whole' }, ...random.some(further, random.int(0, further.length))]
}

const coverOf = (random: Random, { name, drawing }: Stock, condition: Condition): Drawing =>
  (condition === 'used' ? worn[name] : undefined) ?? random.pick(makes[name] ?? [drawing])
