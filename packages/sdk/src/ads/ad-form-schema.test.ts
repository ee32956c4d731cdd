import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { normalPhone } from '../access/index.ts'
import { typed } from '../language/index.ts'
import { checkAdWhat, checkAdWhere } from './ad-draft.ts'
import {
  AD_CONDITIONS,
  AD_FORM_FIELDS,
  AD_KINDS,
  AD_LIMITS,
  type AdFormField,
  type AdValues,
} from './ad-shape.ts'
import { typedWhole } from './typed-whole.ts'
import { normalVin } from './vin.ts'

// The form of an ad once more, as a zod schema: what `checkAd` reads without zod must be the same.

const MAX_ID = 2_147_483_647

const nothing = z.transform((): null => null)
const id = whole({ min: 1, max: MAX_ID }, 'unknown')
const text = z.transform(typed)
const filled = z.pipe(text, z.string().check(z.minLength(1, 'required')))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrong_format'))

function needed<Output>(schema: z.ZodMiniType<Output, string>) {
  return z.pipe(filled, schema)
}

function optional<Output>(schema: z.ZodMiniType<Output, string>) {
  return z.pipe(
    z.transform((value: unknown) => typed(value) || null),
    z.nullable(schema),
  )
}

function whole({ min, max }: { min: number; max: number }, code?: string) {
  return z.pipe(
    z.pipe(
      z.string().check(z.refine((text) => !Number.isNaN(typedWhole(text)), code ?? 'not_a_number')),
      z.transform(typedWhole),
    ),
    z
      .number(code ?? 'too_large')
      .check(z.minimum(min, code ?? 'too_small'), z.maximum(max, code ?? 'too_large')),
  )
}

function words({ min, max }: { min: number; max: number }) {
  return z.string().check(z.minLength(min, 'too_short'), z.maxLength(max, 'too_long'))
}

function choice<const Word extends string>(options: readonly Word[]) {
  return z.pipe(z.string(), z.enum(options, 'unknown'))
}

function normal(rule: (text: string) => string | null, code: string) {
  return z.pipe(z.pipe(z.string(), z.transform(rule)), z.string(code))
}

function list(schema: z.ZodMiniType<number, string>, max: number, code = 'too_many') {
  return z.pipe(
    z.pipe(
      z.transform((value: unknown) => [value].flat().map(typed).filter(Boolean)),
      z.array(schema).check(z.maxLength(max, code)),
    ),
    z.transform((values: number[]) => [...new Set(values)].sort((a, b) => a - b)),
  )
}

function whatSchema(values: AdValues) {
  const kind = typed(values.kind)
  return z.object({
    title: needed(words(AD_LIMITS.title)),
    kind: needed(choice(AD_KINDS)),
    condition: kind === 'service' ? nothing : needed(choice(AD_CONDITIONS)),
    spare_part_id: kind === 'part' ? needed(id) : nothing,
    service_id: kind === 'service' ? needed(id) : nothing,
    brand_id: optional(id),
    text: needed(words(AD_LIMITS.text)),
    title_kk: optional(words(AD_LIMITS.title)),
    text_kk: optional(words(AD_LIMITS.text)),
    vin: kind === 'part' ? optional(normal(normalVin, 'vin_invalid')) : nothing,
  })
}

function whereSchema(values: AdValues, isTenant: boolean) {
  const hours = typed(values.hours_from) + typed(values.hours_to) === '' ? nothing : needed(clock)
  return z.object({
    price: typed(values.negotiable) === '' ? needed(whole(AD_LIMITS.price)) : nothing,
    room_ids: isTenant ? list(id, AD_LIMITS.rooms.max) : list(id, 0, 'not_yours'),
    weekdays: list(whole({ min: 1, max: 7 }, 'unknown'), 7),
    hours_from: hours,
    hours_to: hours,
    phone: needed(normal(normalPhone, 'phone_invalid')),
  })
}

/** What `checkAd` would return for the result of a schema. */
function checked(schema: z.ZodMiniType, values: AdValues) {
  const { success, data, error } = schema.safeParse(values, { jitless: true })
  if (success) return { draft: data }
  const fields = [...new Set(error.issues.map(({ path }) => String(path[0])))]
  const codesOf = (field: string) =>
    error.issues.filter(({ path }) => path[0] === field).map(({ message }) => message)
  return { errors: Object.fromEntries(fields.map((field) => [field, [...new Set(codesOf(field))]])) }
}

/** Values near what each field accepts, so that many of the drafts are good. */
const NEAR: { readonly [Field in AdFormField]: fc.Arbitrary<string | string[]> } = {
  kind: fc.constantFrom(...AD_KINDS, ' part ', 'car'),
  negotiable: fc.constantFrom('', ' ', 'on'),
  brand_id: number(MAX_ID),
  spare_part_id: number(MAX_ID),
  service_id: number(MAX_ID),
  title: line(AD_LIMITS.title),
  title_kk: line(AD_LIMITS.title),
  text: line(AD_LIMITS.text),
  text_kk: line(AD_LIMITS.text),
  price: fc.oneof(number(AD_LIMITS.price.max), fc.constantFrom('12 тысяч', '1,5 млн', '1001 млн', '12 тонн')),
  condition: fc.constantFrom(...AD_CONDITIONS, 'broken', ''),
  vin: fc.constantFrom('', 'JZX100-0012345', ' jzx100-0012345', '1M8GDM9AXKP042788', '1M8GDM9AXKP04278'),
  phone: fc.constantFrom('87010000012', '+7 701 000 00 12', '12345', ''),
  room_ids: fc.array(number(MAX_ID), { maxLength: 24 }),
  weekdays: fc.array(fc.integer({ min: 0, max: 8 }).map(String), { maxLength: 9 }),
  hours_from: fc.constantFrom('', '00:00', '23:59', '24:00', '9:00', '19:60'),
  hours_to: fc.constantFrom('', '00:00', '23:59', '24:00', '09:000', 'x'),
}

function number(max: number) {
  const close = fc.constantFrom(0, 1, 2, max - 1, max, max + 1).map(String)
  return fc.oneof(close, fc.constantFrom('', ' 58 000 ₸', '058', '-1', '1.5', '1e3', '₸', '9'.repeat(400)))
}

function line({ min, max }: { min: number; max: number }) {
  const lengths = fc.constantFrom(0, 1, min - 1, min, min + 1, max, max + 1)
  return fc.oneof(
    lengths.map((length) => 'x'.repeat(length)),
    fc.string({ unit: 'binary', maxLength: 20 }),
    lengths.map((length) => ` ${'\r\n'.repeat(length)}қ `),
  )
}

const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(fc.oneof(fc.string(), fc.constantFrom('1', '2', '')), { maxLength: 30 }),
)

/** Mostly good: with every field at random something would always be wrong. */
const GOOD: AdValues = {
  kind: 'part',
  spare_part_id: '7',
  service_id: '3',
  title: 'Диски тормозные',
  text: 'Комплект из двух вентилируемых дисков.',
  price: '58 000',
  condition: 'new',
  phone: '8 701 000 00 12',
}
const FIELDS = Object.keys(AD_FORM_FIELDS) as AdFormField[]
const mostlyGood = fc
  .subarray(FIELDS, { maxLength: 5 })
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, NEAR[field]]))))
  .map((changes): AdValues => ({ ...GOOD, ...changes }))
const wild = fc.dictionary(fc.constantFrom(...FIELDS), anything, { maxKeys: 17 })
const values = fc.oneof({ weight: 5, arbitrary: mostlyGood }, fc.record(NEAR, { requiredKeys: [] }), wild)

describe('the check of an ad agrees with its zod schema', () => {
  test('in step one', () => {
    fc.assert(
      fc.property(values, (values) => {
        const found = checkAdWhat(values)
        expect(found).toStrictEqual(checked(whatSchema(values), values))
        expect(Object.keys(found.draft ?? {})).toEqual(
          found.draft ? Object.keys(whatSchema(values).shape) : [],
        )
      }),
      { numRuns: 300 },
    )
  })

  test('in step two', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (values, isTenant) => {
        expect(checkAdWhere(values, { isTenant })).toStrictEqual(
          checked(whereSchema(values, isTenant), values),
        )
      }),
      { numRuns: 300 },
    )
  })
})
