import type { Ad, AdField } from '@sauda/sdk/ads'
import { inBoth } from '../../language/in-both.ts'

/**
 * Fields that are displayed as typed, with their names: in the editor, on the page of an ad, and to moderators, who
 * also see what an edit changed in them.
 */
export const plainFactNames = inBoth({
  ru: { vin: 'VIN или номер рамы' },
  kk: { vin: 'VIN немесе рама нөмірі' },
})

type PlainField = Extract<AdField, keyof Ad> & keyof (typeof plainFactNames)['ru']

/** Name and value of each of these fields; null for an empty one. */
export function plainFacts(
  ad: Ad,
  names: Readonly<Record<PlainField, string>>,
): { field: PlainField; name: string; text: string | null }[] {
  return (Object.keys(names) as PlainField[]).map((field) => ({ field, name: names[field], text: ad[field] }))
}
