import { adDrawing, type DrawnAd } from '@sauda/sdk/ads'

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

/** The ground of each category, as the pages show it: `categories.ts` needs the bundler. */
const CATEGORIES: Readonly<Record<string, Ground>> = {
  brakes: 'clay',
  oils: 'stone',
  lights: 'mist',
  tyres: 'sage',
  suspension: 'sand',
  engine: 'aqua',
  body: 'mist',
  filters: 'straw',
  batteries: 'straw',
  electronics: 'clay',
  cooling: 'aqua',
  chemicals: 'sage',
  accessories: 'sand',
}

/** The drawing in place of a photo, and the colour behind both. */
export function drawingFor(ad: DrawnAd): { drawing: string; ground: string } {
  const { category } = ad
  const ground = category !== null && Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined
  return { drawing: adDrawing(ad), ground: GROUNDS[ground ?? 'stone'] }
}
