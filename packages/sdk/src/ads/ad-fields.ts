import { type FieldCode, type FieldErrors, typed } from '../language/index.ts'
import { typedWhole } from './typed-whole.ts'

type Range = { readonly min: number; readonly max: number }
type Outcome<Value> = { value: Value; code?: never } | { value?: never; code: FieldCode }
/** Reads a text that is not empty. */
type Rule<Value> = (text: string) => Outcome<Value>
/** Reads the value of a field of the form, whatever it is. */
type Field<Value> = (value: unknown) => Outcome<Value>

/** A valid draft, or what is wrong with the form. */
export type Checked<Draft> = ValidDraft<Draft> | InvalidDraft

/** The form is valid. */
export interface ValidDraft<Draft> {
  /** What the form says. */
  draft: Draft
  /** Only if something is wrong. */
  errors?: never
}

/** Some fields are missing or wrong. */
export interface InvalidDraft {
  /** Only if nothing is wrong. */
  draft?: never
  /** Error codes by field. */
  errors: FieldErrors
}

const MAX_ID = 2_147_483_647

/** Reads these fields and drops all others. The draft has them in the order given. */
export function checkFields<Draft>(
  fields: { readonly [Name in keyof Draft]: Field<Draft[Name]> },
  values: { readonly [name: string]: unknown },
): Checked<Draft> {
  const draft: Partial<Draft> = {}
  const errors: FieldErrors = {}
  for (const name in fields) {
    const { value, code } = fields[name](values[name])
    if (code) errors[name] = [code]
    else draft[name] = value
  }
  return Object.keys(errors).length > 0 ? { errors } : { draft: draft as Draft }
}

/** A required field. */
export function needed<Value>(rule: Rule<Value>): Field<Value> {
  return (value) => {
    const text = typed(value)
    return text ? rule(text) : { code: 'required' }
  }
}

/** An optional field; empty becomes null. */
export function optional<Value>(rule: Rule<Value>): Field<Value | null> {
  return (value) => {
    const text = typed(value)
    return text ? rule(text) : { value: null }
  }
}

/** A field that this form does not have; its value is dropped. */
export const nothing: Field<null> = () => ({ value: null })

/** Values of a multiple choice, without duplicates and in ascending order. If there are too many, none is read. */
export function list(
  rule: Rule<number>,
  { max, code: tooMany = 'too_many' }: { readonly max: number; readonly code?: FieldCode },
): Field<number[]> {
  return (value) => {
    const texts = [value].flat().map(typed).filter(Boolean)
    if (texts.length > max) return { code: tooMany }
    const numbers = new Set<number>()
    for (const text of texts) {
      const { value: number, code } = rule(text)
      if (code) return { code }
      numbers.add(number)
    }
    return { value: [...numbers].sort((a, b) => a - b) }
  }
}

export function choice<const Word extends string>(options: readonly Word[]): Rule<Word> {
  return (text) => {
    const value = options.find((option) => option === text)
    return value ? { value } : { code: 'unknown' }
  }
}

/** A text of so many characters. A character of any alphabet, also an emoji, counts as one. */
export function words({ min, max }: Range): Rule<string> {
  return (text) => {
    const { length } = [...text]
    if (length < min) return { code: 'too_short' }
    return length > max ? { code: 'too_long' } : { value: text }
  }
}

/** A number as people type it: «58 000», «58 000 ₸», «58 тысяч». Has one code for all errors if `code` is given. */
export function wholeNumber({ min, max }: Range, code?: FieldCode): Rule<number> {
  return (text) => {
    const value = typedWhole(text)
    if (value >= min && value <= max) return { value }
    return { code: code ?? (value < min ? 'too_small' : value > max ? 'too_large' : 'not_a_number') }
  }
}

export const dictionaryId: Rule<number> = /* @__PURE__ */ wholeNumber({ min: 1, max: MAX_ID }, 'unknown')

/** HH:MM, from 00:00 to 23:59. */
export const clockTime: Rule<string> = (text) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { code: 'wrong_format' }

/** A text in the normal form that a rule returns; null from the rule is an error with the given code. */
export function normal(rule: (text: string) => string | null, otherwise: FieldCode): Rule<string> {
  return (text) => {
    const value = rule(text)
    return value === null ? { code: otherwise } : { value }
  }
}
