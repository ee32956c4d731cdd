import type { Ground } from '@sauda/ui'
import battery from '@sauda/ui/drawings/battery.svg?no-inline'
import box from '@sauda/ui/drawings/box.svg?no-inline'
import brakeDisc from '@sauda/ui/drawings/brake-disc.svg?no-inline'
import bumper from '@sauda/ui/drawings/bumper.svg?no-inline'
import electronics from '@sauda/ui/drawings/electronics.svg?no-inline'
import engine from '@sauda/ui/drawings/engine.svg?no-inline'
import floorMat from '@sauda/ui/drawings/floor-mat.svg?no-inline'
import headlight from '@sauda/ui/drawings/headlight.svg?no-inline'
import oilCan from '@sauda/ui/drawings/oil-can.svg?no-inline'
import oilFilter from '@sauda/ui/drawings/oil-filter.svg?no-inline'
import radiator from '@sauda/ui/drawings/radiator.svg?no-inline'
import shockAbsorber from '@sauda/ui/drawings/shock-absorber.svg?no-inline'
import spray from '@sauda/ui/drawings/spray.svg?no-inline'
import wheel from '@sauda/ui/drawings/wheel.svg?no-inline'
import wrench from '@sauda/ui/drawings/wrench.svg?no-inline'
import type { WordsOf } from '../../language/in-both.ts'
import type { catalogueWords } from './catalogue-words.ts'

type CategoryWords = WordsOf<typeof catalogueWords>['categories']

/** A category of spare parts that has a name and a drawing; the contract allows others. */
export type Category = Exclude<keyof CategoryWords, 'other'>

/** In the order of the home page: the first five are its large tiles. */
const CATEGORIES = {
  brakes: { drawing: brakeDisc, ground: 'clay' },
  oils: { drawing: oilCan, ground: 'stone' },
  lights: { drawing: headlight, ground: 'mist' },
  tyres: { drawing: wheel, ground: 'sage' },
  suspension: { drawing: shockAbsorber, ground: 'sand' },
  engine: { drawing: engine, ground: 'aqua' },
  body: { drawing: bumper, ground: 'mist' },
  filters: { drawing: oilFilter, ground: 'straw' },
  batteries: { drawing: battery, ground: 'straw' },
  electronics: { drawing: electronics, ground: 'clay' },
  cooling: { drawing: radiator, ground: 'aqua' },
  chemicals: { drawing: spray, ground: 'sage' },
  accessories: { drawing: floorMat, ground: 'sand' },
} as const satisfies Record<Category, { drawing: string; ground: Ground }>

/** All named categories, the main ones first. */
export const categories = Object.keys(CATEGORIES).filter(isCategory)

export function isCategory(slug: string): slug is Category {
  return Object.hasOwn(CATEGORIES, slug)
}

export function categoryName(names: CategoryWords, slug: string): string {
  return names[isCategory(slug) ? slug : 'other']
}

export function categoryGround(category: Category): Ground {
  return CATEGORIES[category].ground
}

/**
 * The drawing that replaces a missing photo: of the part's category, a wrench for services, a box for everything else.
 */
export function drawingOf({ category, kind }: { category: string | null; kind?: string }): string {
  if (category !== null && isCategory(category)) return CATEGORIES[category].drawing
  return kind === 'service' ? wrench : box
}

/** The open box of empty pages. */
export const emptyDrawing = box
