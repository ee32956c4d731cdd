import type { PartMissingRequest } from '@sauda/sdk/part-requests'

/** The periods that are offered, in days. */
export const PERIODS = [7, 30, 90] as const

/** The number of rows at first, and the number that each «more» adds; the most that a call returns at once is the limit. */
export const MISSING_STEP = 50
const MOST = 100

export type MissingQuery = { days: number; brand_id?: number; spare_part_id?: number; shown: number }

/** Reads which missing things an address means. */
export function readMissing(search: URLSearchParams): MissingQuery {
  const days = PERIODS.find((one) => String(one) === search.get('days')) ?? 30
  const brand = idIn(search.get('brand'))
  const part = idIn(search.get('part'))
  const steps = Math.ceil(Number(search.get('shown')) / MISSING_STEP) || 1
  return {
    days,
    ...(brand !== null && { brand_id: brand }),
    ...(part !== null && { spare_part_id: part }),
    shown: Math.min(MOST, Math.max(1, steps) * MISSING_STEP),
  }
}

/** The same as the call reads it. */
export function missingRequest({ shown: limit, ...filter }: MissingQuery): PartMissingRequest {
  return { ...filter, limit }
}

/** The address of other missing things. */
export function missingSearch(query: Partial<MissingQuery>): string {
  const { days, brand_id, spare_part_id, shown } = query
  const search = new URLSearchParams()
  const fields = { days, brand: brand_id, part: spare_part_id, shown }
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) search.set(name, String(value))
  return `?${search}`
}

function idIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
