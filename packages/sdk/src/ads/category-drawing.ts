import type { AdKind } from '../generated/schemas.ts'

/** The drawing of each category of spare parts, by its name in the kit (`@sauda/ui/drawings`). */
const DRAWINGS: Readonly<Record<string, string>> = {
  brakes: 'brake-disc',
  oils: 'oil-can',
  lights: 'headlight',
  tyres: 'wheel',
  suspension: 'shock-absorber',
  engine: 'engine',
  body: 'bumper',
  filters: 'oil-filter',
  batteries: 'battery',
  electronics: 'electronics',
  cooling: 'radiator',
  chemicals: 'spray',
  accessories: 'floor-mat',
}

/** What an ad is about, as far as a drawing shows it. */
export interface DrawnAd {
  /** What is offered. */
  kind?: AdKind | undefined
  /** Category of the spare part; null for services and goods. */
  category: string | null
  /** The drawing of the spare part itself, as the server says it. */
  drawing?: string | null | undefined
}

/**
 * Returns the name of the drawing that replaces a missing photo: of the part, else of its category, a wrench for services, a
 * box for everything else.
 */
export function adDrawing({ kind, category, drawing }: DrawnAd): string {
  const known = category !== null && Object.hasOwn(DRAWINGS, category) ? DRAWINGS[category] : undefined
  return drawing ?? known ?? (kind === 'service' ? 'wrench' : 'box')
}
