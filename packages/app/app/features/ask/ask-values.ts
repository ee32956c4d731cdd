import { type PartRequest, withoutVins } from '@sauda/sdk/part-requests'
import { KEY_FIELD } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'

/** The fields of the form; `part` is empty to have the part guessed from the text, or `none` if none fits. */
const FIELDS = [
  ...['text', 'part', 'brand_id', 'model', 'year', 'vin'],
  ...['condition', 'price_idea', 'needed_within', 'note', KEY_FIELD],
] as const

/** What somebody has typed into the form. */
export type AskValues = { readonly [Field in string]?: string }

export function askValues(form: FormData): AskValues {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field)]))
}

/** The part that the form names: left out to have it guessed, null if none fits. */
export function partIn({ part = '' }: AskValues): { spare_part_id?: number | null } {
  if (part === 'none') return { spare_part_id: null }
  const id = numberIn(part)
  return id === null ? {} : { spare_part_id: id }
}

/** The values as the rules of requests read them. */
export function asRequest({ part, ...values }: AskValues, photo_keys: readonly string[]) {
  const { spare_part_id } = partIn({ ...(part !== undefined && { part }) })
  return { ...values, photo_keys, ...(spare_part_id !== undefined && { spare_part_id: spare_part_id ?? '' }) }
}

/** What to ask about who gets the request. */
export function reachQuestion(values: AskValues) {
  return { text: values.text ?? '', brand_id: numberIn(values.brand_id ?? ''), ...partIn(values) }
}

/** Fields that an address may fill in. A VIN is none of them: it stands in no address. */
const IN_ADDRESS = { text: 'text', brand: 'brand_id', model: 'model', year: 'year', part: 'part' } as const

/** What the address fills in: `?text=…&brand=1&model=…&year=2014&part=7`. */
export function valuesInAddress(search: URLSearchParams): AskValues {
  const found = Object.entries(IN_ADDRESS).flatMap(([name, field]) => {
    const value = search.get(name)?.trim()
    return value && withoutVins(value).vin === null ? [[field, value]] : []
  })
  return Object.fromEntries(found)
}

/** The address of the form, filled in with what is known. */
export function askSearch(known: { [Name in keyof typeof IN_ADDRESS]?: string | number | null | undefined }) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(known)) if (value) search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

/** What an earlier request of the same person fills in, to ask again. */
export function valuesAgain(request: PartRequest): AskValues {
  const { text, spare_part, brand, model, year, vin, condition, price_idea, note } = request
  return {
    text,
    brand_id: String(brand.id),
    model: model ?? '',
    year: String(year ?? ''),
    vin: vin ?? '',
    part: spare_part ? String(spare_part.id) : '',
    condition,
    price_idea: String(price_idea ?? ''),
    note: note ?? '',
  }
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
