import { phoneText } from '../access/index.ts'
import type { Ad, AdForm } from '../generated/schemas.ts'
import {
  AD_FIELDS,
  AD_FORM_FIELDS,
  type AdDraft,
  type AdField,
  type AdFormField,
  type AdValues,
} from './ad-shape.ts'

const LISTS: readonly string[] = ['room_ids', 'weekdays']

/** Returns the typed fields of a submitted form, for `checkAd`. Other entries of the form are left out. */
export function adValues(form: FormData): AdValues {
  const sent = formFields().filter((field) => form.has(field))
  return Object.fromEntries(
    sent.map((field) => {
      const texts = form.getAll(field).filter((value) => typeof value === 'string')
      return [field, LISTS.includes(field) ? texts : (texts[0] ?? '')]
    }),
  )
}

/** Returns a checked draft as fields of the contract's form; null is left out. */
export function adFields(draft: AdDraft): AdForm {
  const fields = (Object.keys(AD_FIELDS) as AdField[]).map((field) => [field, textOf(draft[field])])
  return { ...Object.fromEntries(fields), negotiable: draft.price === null ? '1' : undefined }
}

/** Fields that the form represents in another way than the ad. */
const OTHERWISE = {
  brand_id: ({ brand }) => textOf(brand?.id),
  spare_part_id: ({ spare_part }) => textOf(spare_part?.id),
  service_id: ({ service }) => textOf(service?.id),
  negotiable: ({ price }) => (price === null ? '1' : ''),
  phone: (_, phone) => phone && phoneText(phone),
  room_ids: ({ rooms }) => rooms.map(({ id }) => String(id)),
} as const satisfies Record<
  Exclude<AdFormField, keyof Ad>,
  (ad: Ad, phone: string | null) => ReturnType<typeof textOf> | null
>

/**
 * Returns an ad as initial values of the editor's form; submitting them unchanged changes nothing. The phone (E.164) is
 * not in the ad and comes from `showPhone`; null leaves its field empty.
 */
export function valuesOfAd(ad: Ad, phone: string | null): Required<AdValues> {
  const values = formFields().map((field) => {
    const value = isOtherwise(field) ? OTHERWISE[field](ad, phone) : textOf(ad[field])
    return [field, value ?? '']
  })
  return Object.fromEntries(values)
}

function isOtherwise(field: AdFormField): field is keyof typeof OTHERWISE {
  return Object.hasOwn(OTHERWISE, field)
}

function formFields(): AdFormField[] {
  return Object.keys(AD_FORM_FIELDS) as AdFormField[]
}

function textOf(
  value: string | number | readonly number[] | null | undefined,
): string | string[] | undefined {
  return Array.isArray(value) ? value.map(String) : value?.toString()
}

/** Makes a multipart form of fields and photos; the first photo is the cover. */
export function adForm(fields: AdForm, photos: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    for (const text of [value ?? []].flat()) form.append(field, text)
  }
  for (const photo of photos) form.append('photos', photo)
  return form
}

/** Makes the form of a photo that is uploaded before its ad. */
export function photoForm(photo: Blob): FormData {
  const form = new FormData()
  form.append('photo', photo)
  return form
}

export function isFile(photo: string | Blob): photo is Blob {
  return typeof photo !== 'string'
}

/** Returns the photo order of the form: each item is a key, or the index of a file in the form. */
export function photoOrder(photos: readonly (string | Blob)[]): string[] {
  // A form cannot contain an empty list.
  if (photos.length === 0) return ['none']
  let files = 0
  return photos.map((photo) => (isFile(photo) ? `new.${files++}` : photo))
}
