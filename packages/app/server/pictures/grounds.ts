import type { AdCard } from '@sauda/sdk/ads'

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

/** The drawing and the ground of each category, as the pages show them: `categories.ts` needs the bundler. */
const CATEGORIES: Readonly<Record<string, readonly [drawing: string, ground: Ground]>> = {
  brakes: ['brake-disc', 'clay'],
  oils: ['oil-can', 'stone'],
  lights: ['headlight', 'mist'],
  tyres: ['wheel', 'sage'],
  suspension: ['shock-absorber', 'sand'],
  engine: ['engine', 'aqua'],
  body: ['bumper', 'mist'],
  filters: ['oil-filter', 'straw'],
  batteries: ['battery', 'straw'],
  electronics: ['electronics', 'clay'],
  cooling: ['radiator', 'aqua'],
  chemicals: ['spray', 'sage'],
  accessories: ['floor-mat', 'sand'],
}

/** The drawing in place of a photo, and the colour behind both. */
export function drawingFor({ category, kind }: Pick<AdCard, 'category' | 'kind'>): {
  drawing: string
  ground: string
} {
  const fallback = [kind === 'service' ? 'wrench' : 'box', 'stone'] as const
  const own = category !== null && Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined
  const [drawing, ground] = own ?? fallback
  return { drawing, ground: GROUNDS[ground] }
}
