import { newIdempotencyKey } from '@sauda/sdk'
import type { ActionFailure } from '../../shell/answered.ts'

/** The field in which a form that creates something carries its `Idempotency-Key`. */
export const KEY_FIELD = 'idempotency_key'

/** The fields of a form that may have a key. */
type Keyed = { readonly [KEY_FIELD]?: unknown }

/**
 * The key of a form, written when the page is: pressed twice or sent again, the form makes one thing. It stays while the form
 * comes back with mistakes, and the next form has another.
 */
export function FormKey({ value }: { value: unknown }) {
  // Not to be filled with the key of an earlier form by a browser that restores fields.
  return (
    typeof value === 'string' && <input type="hidden" name={KEY_FIELD} value={value} autoComplete="off" />
  )
}

/** The key of a form that was sent, as an option of the SDK's call; without one the SDK makes one up. */
export function keyIn(values: Keyed): { idempotencyKey?: string } {
  const key = values[KEY_FIELD]
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {}
}

/** What was typed, with another key where the form's own has been used: sent once more, it makes another thing. */
export function freshKey<Typed extends Keyed>(values: Typed, { code }: ActionFailure): Typed {
  return code === 'idempotency_conflict' ? { ...values, [KEY_FIELD]: newIdempotencyKey() } : values
}
