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
  kind: AdKind
  /** Category of the spare part; null for services and goods. */
  category: string | null
}

/**
 * Returns the name of the drawing that replaces a missing photo: of the part's category, a wrench for services, a box for
 * everything else.
 */
export function adDrawing({ kind, category }: DrawnAd): string {
  if (category !== null && Object.hasOwn(DRAWINGS, category)) return DRAWINGS[category] ?? 'box'
  return kind === 'service' ? 'wrench' : 'box'
}
