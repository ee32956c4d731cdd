import { drawingOf } from '../ads/categories.ts'
import { type Named, namedCategory } from './named-category.ts'

/** The drawing of what a text of the centre names first, in place of a missing picture; else a wrench. */
export function drawingFor(named: Named): string {
  return drawingOf({ category: namedCategory(named), kind: 'service' })
}
