import { adDrawing, type DrawnAd } from '@sauda/sdk/ads'
import { CATEGORY_GROUNDS } from '../../app/features/ads/category-grounds.ts'

const GROUNDS = {
  sand: '#f3e8d8',
  mist: '#e0eaf1',
  sage: '#e1ece0',
  clay: '#f5e3dc',
  straw: '#f5edc9',
  aqua: '#d9ecec',
  stone: '#e8e7e2',
} as const

type Ground = keyof typeof GROUNDS

const CATEGORIES: Readonly<Record<string, Ground>> = CATEGORY_GROUNDS

/** The drawing in place of a photo, and the colour behind both. */
export function drawingFor(ad: DrawnAd): { drawing: string; ground: string } {
  const { category } = ad
  const ground = category !== null && Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined
  return { drawing: adDrawing(ad), ground: GROUNDS[ground ?? 'stone'] }
}
