import type { Suggestion } from '@sauda/sdk/search'
import type { Clause } from '../clause.ts'
import type { Shelf } from './shelf.ts'

/**
 * Parts with ads that are near to what a query asks for: those beside a thing that the reference table has no name for,
 * or others of the same category; of the brand that is asked for, if there are any. None for a query that asks for no
 * part and no category: nothing is near to nonsense.
 */
export function nearPartsTo(clauses: readonly Clause[], shelf: Shelf): Suggestion[] {
  const parts = beside(clauses, shelf)
  const brands = idsOf(clauses, 'brands').flatMap((id) => shelf.brandsById.get(id) ?? [])
  const ofBrand = parts.flatMap((part) => brands.flatMap((brand) => shelf.pairOf(part, brand) ?? []))
  return ofBrand.length > 0 ? ofBrand : parts
}

function beside(clauses: readonly Clause[], { partsById, categoryOf }: Shelf): Suggestion[] {
  const near = clauses.find((clause) => clause.near)?.near
  if (near) return near.flatMap((id) => partsById.get(id) ?? [])
  const asked = idsOf(clauses, 'parts')
  const categories = new Set([...idsOf(clauses, 'categories'), ...asked.map((id) => categoryOf.get(id))])
  return [...partsById].flatMap(([id, part]) =>
    part.category !== null && categories.has(part.category) && !asked.includes(id) ? [part] : [],
  )
}

/** What the clauses ask for in a column. */
function idsOf<Name extends 'parts' | 'brands' | 'categories'>(clauses: readonly Clause[], name: Name) {
  return clauses.flatMap(({ where }) => where.flatMap((target) => [...(target[name] ?? [])]))
}
