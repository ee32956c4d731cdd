import { newIdempotencyKey } from '@sauda/sdk'
import type { ActionFailure } from '../../shell/answered.ts'

/** The hidden field with the `Idempotency-Key` of a form that creates something. */
export const KEY_FIELD = 'idempotency_key'

/** The fields of a form that may have a key. */
type Keyed = { readonly [KEY_FIELD]?: unknown }

/**
 * The key of a form, created when the page is rendered: submitting the form twice creates one thing. The key stays
 * while the form comes back with errors; the next form has another.
 */
export function FormKey({ value }: { value: unknown }) {
  // `autoComplete="off"` keeps a browser that restores fields from filling in the key of an earlier form.
  return (
    typeof value === 'string' && <input type="hidden" name={KEY_FIELD} value={value} autoComplete="off" />
  )
}

/** Returns the key of a submitted form, as an option of the SDK's call; without one the SDK generates a key. */
export function keyIn(values: Keyed): { idempotencyKey?: string } {
  const key = values[KEY_FIELD]
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {}
}

/**
 * Returns what was typed, with a new key if the form's key has been used, so that sending it again creates another
 * thing.
 */
export function freshKey<Typed extends Keyed>(values: Typed, { code }: ActionFailure): Typed {
  return code === 'idempotency_conflict' ? { ...values, [KEY_FIELD]: newIdempotencyKey() } : values
}
