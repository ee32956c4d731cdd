import type { Schema } from '../client/index.ts'
import type { AdDraft, AdValues } from './ad-draft.ts'

const LISTS: readonly string[] = ['room_ids', 'weekdays']

/** The typed fields of a submitted form, for `checkAd`. Files are left out. */
export function adValues(form: FormData): AdValues {
  const values: Record<string, string | string[]> = {}
  for (const field of new Set(form.keys())) {
    const texts = form.getAll(field).filter((value) => typeof value === 'string')
    values[field] = LISTS.includes(field) ? texts : (texts[0] ?? '')
  }
  return values
}

/** A checked draft as the fields of the contract's form; what is null is left out. */
export function adFields(draft: AdDraft): Schema<'AdForm'> {
  return {
    kind: draft.kind,
    brand_id: draft.brand_id?.toString(),
    spare_part_id: draft.spare_part_id?.toString(),
    service_id: draft.service_id?.toString(),
    title: draft.title,
    title_kk: draft.title_kk ?? undefined,
    text: draft.text,
    text_kk: draft.text_kk ?? undefined,
    price: draft.price?.toString(),
    negotiable: draft.price === null ? '1' : undefined,
    condition: draft.condition ?? undefined,
    phone: draft.phone,
    room_ids: draft.room_ids.map(String),
    weekdays: draft.weekdays.map(String),
    hours_from: draft.hours_from ?? undefined,
    hours_to: draft.hours_to ?? undefined,
  }
}

/** Fields and photos as one multipart form; the first photo is the cover. */
export function adForm(fields: Schema<'AdForm'>, photos: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    for (const text of [value ?? []].flat()) form.append(field, text)
  }
  for (const photo of photos) form.append('photos', photo)
  return form
}

export function isFile(photo: string | Blob): photo is Blob {
  return typeof photo !== 'string'
}

/** Photos in their order as the update form names them: by key, or by place among the form's files. */
export function photoOrder(photos: readonly (string | Blob)[]): string[] {
  // A form cannot hold an empty list.
  if (photos.length === 0) return ['none']
  let files = 0
  return photos.map((photo) => (isFile(photo) ? `new.${files++}` : photo))
}
