import { typed } from '@sauda/sdk/language'
import type { FieldErrors } from '../../../contract/failure.ts'

/** How long the fields of a place may be, in characters. */
const LONGEST = { name: 80, name_kk: 80, address: 200, address_kk: 200 } as const

type Field = keyof typeof LONGEST
type Texts = Partial<Record<Field, string>>

/** Returns the texts of a place as they are stored, and what is wrong with them beside other places of its kind. */
export function checkPlace<Draft extends Texts>(
  draft: Draft,
  others: readonly Texts[],
): { place: Draft; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const place = { ...draft }
  for (const field of Object.keys(LONGEST) as Field[]) {
    const given = draft[field]
    if (given === undefined) continue
    const text = typed(given).replaceAll(/\s+/g, ' ')
    Object.assign(place, { [field]: text })
    if (!/[\p{L}\p{N}]/u.test(text)) errors[field] = ['required']
    else if ([...text].length > LONGEST[field]) errors[field] = ['too_long']
    else if (isName(field) && others.some((other) => same(other[field], text))) errors[field] = ['taken']
  }
  return { place, errors }
}

function isName(field: Field): boolean {
  return field === 'name' || field === 'name_kk'
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
