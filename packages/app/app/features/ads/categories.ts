import { adDrawing, type DrawnAd } from '@sauda/sdk/ads'
import type { Ground } from '@sauda/ui'
import type { WordsOf } from '../../language/in-both.ts'
import type { catalogueWords } from './catalogue-words.ts'
import { CATEGORY_GROUNDS } from './category-grounds.ts'

type CategoryWords = WordsOf<typeof catalogueWords>['categories']

/** A category of spare parts that has a name and a drawing; the contract allows others. */
export type Category = Exclude<keyof CategoryWords, 'other'>

const CATEGORIES: Readonly<Record<Category, Ground>> = CATEGORY_GROUNDS

/** All named categories, the main ones first. */
export const categories = Object.keys(CATEGORIES).filter(isCategory)

export function isCategory(slug: string): slug is Category {
  return Object.hasOwn(CATEGORIES, slug)
}

export function categoryName(names: CategoryWords, slug: string): string {
  return names[isCategory(slug) ? slug : 'other']
}

export function categoryGround(category: string): Ground {
  return isCategory(category) ? CATEGORIES[category] : 'stone'
}

/** The address of the drawing that replaces a missing photo. */
export function drawingOf(ad: DrawnAd): string {
  return `${import.meta.env.DRAWINGS}/${adDrawing(ad)}.svg`
}

/** The open box of empty pages. */
export const emptyDrawing = `${import.meta.env.DRAWINGS}/box.svg`
