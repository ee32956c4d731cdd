import { type AdQuery, type FoundAds, filterValues, normalVin } from '@sauda/sdk/ads'
import { withoutVins } from '@sauda/sdk/part-requests'
import type { Dictionaries, Entry } from './dictionaries.ts'

/** What a list asks the shops for, as the address of the form has it; with a VIN, which stands in none, in the body of a form. */
export type AskedFor = { text: string; brand?: number; part?: number; model?: string; vin?: string }

/** What the filters and the query of a list ask for, as the search understood it; null for a list of everything. */
export function askOfQuery(
  query: AdQuery,
  { understood, reading = [] }: Pick<FoundAds, 'understood' | 'reading'>,
  { brands, parts }: Pick<Dictionaries, 'brands' | 'parts'>,
): AskedFor | null {
  const whole = query.q && normalVin(query.q)
  if (whole) return { text: '', vin: whole }
  const { text: q, vin } = withoutVins(query.q ?? '')
  const [brandFilter, ...otherBrands] = filterValues(query.brand_id)
  const named = (kind: string) => reading.filter((clause) => clause.kind === kind)
  const one = (entries: readonly Entry[], kind: string) => {
    const [clause, ...others] = named(kind)
    const names = [...(clause?.names ?? []), ...(clause?.names_kk ?? [])]
    const found = entries.filter(({ name }) => names.includes(name))
    return others.length === 0 && found.length === 1 ? found[0]?.id : undefined
  }
  const part = query.spare_part_id ?? one(parts, 'part')
  const brand = otherBrands.length === 0 ? (brandFilter ?? one(brands, 'brand')) : undefined
  const [model] = named('model').flatMap(({ names }) => (names.length === 1 ? names : []))
  const corrected = vin === null ? understood?.corrected?.to : undefined
  const text = (corrected ?? q) || (parts.find(({ id }) => id === part)?.name ?? '')
  if (!text && vin === null) return null
  return {
    text,
    ...(brand !== undefined && { brand }),
    ...(part !== undefined && { part }),
    ...(model !== undefined && withoutVins(model).vin === null && { model }),
    ...(vin !== null && { vin }),
  }
}
