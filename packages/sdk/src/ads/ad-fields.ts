import * as z from 'zod/mini'
import { type FieldCode, type FieldErrors, typed } from '../language/index.ts'

type Range = { readonly min: number; readonly max: number }
type Text = z.ZodMiniType<string, string>

const MAX_ID = 2_147_483_647

/** Error codes by field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0])
    errors[field] = [...new Set([...(errors[field] ?? []), message as FieldCode])]
  }
  return errors
}

/** A required field. */
export function needed<Output>(schema: z.ZodMiniType<Output, string>) {
  const filled = z.pipe(z.transform(typed), z.string().check(z.minLength(1, code('required'))))
  return z.pipe(filled, schema)
}

/** An optional field; empty becomes null. */
export function optional<Output>(schema: z.ZodMiniType<Output, string>) {
  return z.pipe(
    z.transform((value: unknown) => typed(value) || null),
    z.nullable(schema),
  )
}

/** A field that this form does not have; its value is dropped. */
export function nothing() {
  return z.transform((): null => null)
}

/** Values of a multiple choice, without duplicates and in ascending order. */
export function list(
  schema: z.ZodMiniType<number, string>,
  { max, code: tooMany = 'too_many' }: { readonly max: number; readonly code?: FieldCode },
) {
  return z.pipe(
    z.pipe(
      z.transform((value: unknown) => [value].flat().map(typed).filter(Boolean)),
      z.array(schema).check(z.maxLength(max, code(tooMany))),
    ),
    z.transform((values: number[]) => [...new Set(values)].sort((a, b) => a - b)),
  )
}

export function choice<const Word extends string>(options: readonly Word[]) {
  return z.pipe(z.string(), z.enum(options, code('unknown')))
}

export function words({ min, max }: Range): Text {
  return z.string().check(z.minLength(min, code('too_short')), z.maxLength(max, code('too_long')))
}

/** Digits grouped as people type them: «58 000», «58 000 ₸». */
export function wholeNumber({ min, max }: Range, other?: FieldCode) {
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[\d\s]+₸?$/, code(other ?? 'not_a_number'))),
      z.transform((digits: string) => Number(digits.replace(/\D/g, ''))),
    ),
    z
      .number(code(other ?? 'too_large'))
      .check(z.minimum(min, code(other ?? 'too_small')), z.maximum(max, code(other ?? 'too_large'))),
  )
}

export function dictionaryId() {
  return wholeNumber({ min: 1, max: MAX_ID }, 'unknown')
}

/** HH:MM, from 00:00 to 23:59. */
export function clockTime(): Text {
  return z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('wrong_format')))
}

/** A text in the normal form that a rule returns; null from the rule is an error with the given code. */
export function normal(rule: (text: string) => string | null, otherwise: FieldCode) {
  return z.pipe(z.pipe(z.string(), z.transform(rule)), z.string(code(otherwise)))
}

// The message of an issue is only a code; texts for users are in `language`.
function code(value: FieldCode): FieldCode {
  return value
}
