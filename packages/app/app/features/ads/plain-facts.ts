import type { Ad, AdField } from '@sauda/sdk/ads'
import { inBoth } from '../../language/in-both.ts'

/**
 * The fields that are shown as they were typed, with their names: in the editor, on the page of an ad, and to moderators, who
 * also see what an edit changed in them.
 */
export const plainFactNames = inBoth({
  ru: { vin: 'VIN или номер рамы' },
  kk: { vin: 'VIN немесе рама нөмірі' },
})

type PlainField = Extract<AdField, keyof Ad> & keyof (typeof plainFactNames)['ru']

/** Name and text of each of them that the ad has; null where it says nothing. */
export function plainFacts(
  ad: Ad,
  names: Readonly<Record<PlainField, string>>,
): { field: PlainField; name: string; text: string | null }[] {
  return (Object.keys(names) as PlainField[]).map((field) => ({ field, name: names[field], text: ad[field] }))
}
