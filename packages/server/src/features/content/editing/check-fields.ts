import { normalEmail, normalPhone } from '@sauda/sdk/access'
import {
  CONTENT_SHAPES,
  type ContentField,
  type ContentFieldName,
  contentFieldsOf,
  inKazakh,
  isTranslated,
} from '@sauda/sdk/content-editor'
import { typed } from '@sauda/sdk/language'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { ContentSet, Fields } from '../content-columns.ts'
import { isTooComplex } from '../markdown/complexity.ts'
import { isSafeLink } from '../markdown/links.ts'
import { checkExceptions, checkHours } from './check-hours.ts'
import { type Checked, isDay, wrong } from './checked.ts'

/** Reads what an editor has written of an entry: the fields to store, without empty ones, or what is wrong. */
export function checkFields(
  set: ContentSet,
  written: Fields,
): { fields: Fields; errors?: undefined } | { fields?: undefined; errors: FieldErrors } {
  const fields: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  const known = new Set<string>()
  const read = (name: ContentFieldName, field: ContentField) => {
    known.add(name)
    if (isEmpty(written[name])) return
    const { value, codes } = checkField(field, written[name])
    if (codes) errors[name] = codes
    else if (!isEmpty(value)) fields[name] = value
  }
  for (const [name, field] of contentFieldsOf(set)) {
    read(name, field)
    if (isTranslated(field)) read(inKazakh(name), field)
  }
  for (const [name, value] of Object.entries(written)) {
    if (!known.has(name) && !isEmpty(value)) errors[name] = ['unexpected']
  }
  const { starts_on, ends_on } = fields as Fields
  if (starts_on && ends_on && ends_on < starts_on) errors.ends_on = ['ends_before_start']
  return Object.keys(errors).length > 0 ? { errors } : { fields: fields as Fields }
}

/** What must be written before an entry can be published. Kazakh texts may follow later, those of a picture may not. */
export function missingFields(set: ContentSet, fields: Fields): FieldErrors {
  const missing: FieldErrors = {}
  for (const [name, { must }] of contentFieldsOf(set))
    if (must && isEmpty(fields[name])) missing[name] = ['required']
  const { image } = fields
  if (image && !image.alt) missing['image.alt'] = ['required']
  if (image && !image.alt_kk) missing['image.alt_kk'] = ['required']
  return missing
}

/** The fields that are written in Russian alone. */
export function untranslatedFields(set: ContentSet, fields: Fields): string[] {
  return contentFieldsOf(set)
    .filter(([name, field]) => isTranslated(field) && fields[name] && !fields[inKazakh(name)])
    .map(([name]) => name)
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function checkField(field: ContentField, value: unknown): Checked {
  switch (field.is) {
    case 'line':
    case 'word':
      return checkText(typed(value).replaceAll(/\s+/g, ' '), field.longest)
    case 'plain':
      return checkText(typed(value), field.longest)
    case 'markdown':
      return checkMarkdown(String(value), field.longest)
    case 'slug':
      return checkShape(value, /^[a-z0-9]+(-[a-z0-9]+)*$/, 60)
    case 'day':
      return checkDay(value)
    case 'link':
      return checkLink(value, (link) => isSafeLink(link) && /^(https:|\/)/i.test(link))
    case 'web':
      return checkLink(value, (link) => isSafeLink(link) && /^https:/i.test(link))
    case 'email': {
      const email = normalEmail(typed(value))
      return email === null ? wrong('email_invalid') : { value: email }
    }
    case 'code':
      return field.codes.includes(String(value)) ? { value } : wrong('unknown')
    case 'number':
      if (Number(value) < field.least) return wrong('too_small')
      return Number(value) > field.most ? wrong('too_large') : { value }
    case 'rooms':
      return checkIds(value as number[])
    case 'service':
    case 'entry':
      return isId(value) ? { value } : wrong('unknown')
    case 'image':
      return { value: checkImage(value as NonNullable<Fields['image']>) }
    case 'phones':
      return checkPhones(value as NonNullable<Fields['phones']>)
    case 'hours':
      return checkHours(value as NonNullable<Fields['hours']>)
    case 'exceptions':
      return checkExceptions(value as NonNullable<Fields['exceptions']>)
  }
}

const MAX_ID = 2_147_483_647
const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID

function checkText(text: string, longest: number): Checked {
  if ([...text].length > longest) return wrong('too_long')
  return { value: text }
}

function checkMarkdown(text: string, longest: number): Checked {
  const clean = typed(text)
  if (Buffer.byteLength(clean) > longest) return wrong('text_too_large')
  if (isTooComplex(clean)) return wrong('text_too_complex')
  return { value: clean }
}

function checkShape(value: unknown, shape: RegExp, longest: number): Checked {
  const text = typed(value)
  if (text.length > longest) return wrong('too_long')
  return shape.test(text) ? { value: text } : wrong('wrong_format')
}

function checkDay(value: unknown): Checked {
  return isDay(typed(value)) ? { value: typed(value) } : wrong('wrong_format')
}

const LONGEST_LINK = 500

function checkLink(value: unknown, isGood: (link: string) => boolean): Checked {
  const link = typed(value)
  if (link.length > LONGEST_LINK) return wrong('too_long')
  return isGood(link) && URL.canParse(link, 'https://portal.example')
    ? { value: link }
    : wrong('link_invalid')
}

function checkIds(ids: readonly number[]): Checked {
  if (new Set(ids).size < ids.length) return wrong('repeated')
  return ids.every(isId) ? { value: ids } : wrong('unknown')
}

function checkImage({ key, focal, alt, alt_kk }: NonNullable<Fields['image']>) {
  return { key, ...(focal && { focal }), alt: typed(alt) || null, alt_kk: typed(alt_kk) || null }
}

function checkPhones(phones: NonNullable<Fields['phones']>): Checked {
  const normal = phones.map(({ phone, label, label_kk }) => ({
    phone: normalPhone(phone) ?? '',
    label: typed(label),
    label_kk: typed(label_kk),
  }))
  if (normal.some(({ phone }) => phone === '')) return wrong('phone_invalid')
  if (normal.some(({ label, label_kk }) => !label || !label_kk)) return wrong('required')
  return new Set(normal.map(({ phone }) => phone)).size < normal.length
    ? wrong('repeated')
    : { value: normal }
}

/** Whether a set has one entry. */
export const isSingle = (set: ContentSet) => CONTENT_SHAPES[set].isSingle
