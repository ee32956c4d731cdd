import {
  CONTENT_SHAPES,
  type ContentField,
  type ContentFieldName,
  type ContentFields,
  type ContentSet,
  contentFieldsOf,
  inKazakh,
  isTranslated,
} from '@sauda/sdk/content-editor'
import { exceptionsIn, hoursIn, phonesIn, rowsOf } from './contact-rows.ts'

/** What the fields of a form contain, by their names. */
export type Values = Readonly<Record<string, string>>

/** Rooms by their numbers, since people write these. */
export type RoomNumber = { id: number; number: string }

type Code = 'not_a_number' | 'unknown' | 'text_too_large'
type Errors = Record<string, Code[]>

/** The fields of an entry as a form shows them. */
export function valuesOf(set: ContentSet, fields: ContentFields, rooms: readonly RoomNumber[]): Values {
  const values: Record<string, string> = {}
  for (const [name, field] of contentFieldsOf(set)) {
    switch (field.is) {
      case 'rooms': {
        const numbers = (fields.room_ids ?? []).map(
          (id) => rooms.find((room) => room.id === id)?.number ?? '',
        )
        values.room_ids = numbers.filter(Boolean).join(', ')
        break
      }
      case 'image':
        Object.assign(values, imageValues(fields.image))
        break
      case 'phones':
      case 'hours':
      case 'exceptions':
        Object.assign(values, rowsOf(field.is, fields[field.is] ?? []))
        break
      default:
        values[name] = String(fields[name] ?? '')
        if (isTranslated(field)) values[inKazakh(name)] = String(fields[inKazakh(name)] ?? '')
    }
  }
  return values
}

const MIDDLE = 0.5

function imageValues(image: ContentFields['image']): Values {
  if (!image) return {}
  const { key, focal, alt, alt_kk } = image
  return {
    'image.key': key,
    'image.x': String(Math.round((focal?.x ?? MIDDLE) * 100)),
    'image.y': String(Math.round((focal?.y ?? MIDDLE) * 100)),
    'image.alt': alt ?? '',
    'image.alt_kk': alt_kk ?? '',
  }
}

/** The texts of a form, by the names of its fields. */
export function textsIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The fields that a form says, without empty ones; `errors` by field for what cannot be said to the API. */
export function fieldsIn(
  set: ContentSet,
  values: Values,
  rooms: readonly RoomNumber[],
): { fields: ContentFields; errors: Errors } {
  const fields: Record<string, unknown> = {}
  const errors: Errors = {}
  const put = (name: ContentFieldName, field: ContentField) => {
    const read = fieldIn(name, field, values, rooms)
    if (read.code) errors[name] = [read.code]
    else if (read.value !== undefined) fields[name] = read.value
  }
  for (const [name, field] of contentFieldsOf(set)) {
    put(name, field)
    if (isTranslated(field)) put(inKazakh(name), field)
  }
  return { fields: fields as ContentFields, errors }
}

type Read = { value?: unknown; code?: Code }

function fieldIn(
  name: ContentFieldName,
  field: ContentField,
  values: Values,
  rooms: readonly RoomNumber[],
): Read {
  const text = (values[name] ?? '').replaceAll('\r\n', '\n').trim()
  switch (field.is) {
    // A text that is far too long would not even be read by the API.
    case 'markdown':
      return new Blob([text]).size > field.longest
        ? { code: 'text_too_large' }
        : text === ''
          ? {}
          : { value: text }
    case 'image':
      return { value: imageIn(values) }
    case 'rooms':
      return roomsIn(text, rooms)
    case 'phones':
      return { value: phonesIn(values) }
    case 'hours':
      return { value: hoursIn(values) }
    case 'exceptions':
      return { value: exceptionsIn(values) }
    case 'number':
    case 'entry':
    case 'service':
      if (text === '') return {}
      return /^\d{1,10}$/.test(text.replaceAll(/\s/g, ''))
        ? { value: Number(text.replaceAll(/\s/g, '')) }
        : { code: 'not_a_number' }
    default:
      return text === '' ? {} : { value: text }
  }
}

function imageIn(values: Values): ContentFields['image'] | undefined {
  const key = values['image.key']
  if (!key || values['image.remove']) return undefined
  const share = (of: string) => Math.min(Math.max(Number(values[of] || 50) / 100, 0), 1)
  const focal = { x: share('image.x') || 0, y: share('image.y') || 0 }
  return {
    key,
    focal,
    alt: values['image.alt']?.trim() || null,
    alt_kk: values['image.alt_kk']?.trim() || null,
  }
}

function roomsIn(text: string, rooms: readonly RoomNumber[]): Read {
  const numbers = text.split(/[\s,;]+/).filter(Boolean)
  if (numbers.length === 0) return {}
  const ids = numbers.map((number) => rooms.find((room) => room.number === number)?.id)
  return ids.includes(undefined) ? { code: 'unknown' } : { value: [...new Set(ids)] }
}

/** Whether two drafts of an entry say the same. */
export function isSame(set: ContentSet, one: ContentFields, other: ContentFields): boolean {
  const said = (fields: ContentFields) =>
    JSON.stringify(valuesOf(set, fields, [])) + JSON.stringify(fields.room_ids ?? [])
  return said(one) === said(other)
}

/** The name by which people know an entry. */
export function nameOf(fields: ContentFields, language: 'ru' | 'kk'): string {
  return (language === 'kk' && fields.title_kk) || fields.title || fields.name || ''
}

export const isContentSet = (set: string | undefined): set is ContentSet =>
  set !== undefined && Object.hasOwn(CONTENT_SHAPES, set)
