import { type AdValues, adValues } from '@sauda/sdk/ads'
import { KEY_FIELD } from '../forms/form-key.tsx'

/** The values of the editor's form: the ad's fields and, for a new ad, the form's idempotency key. */
export type EditorValues = AdValues & { readonly [KEY_FIELD]?: string }

export function editorValues(form: FormData): EditorValues {
  const key = form.get(KEY_FIELD)
  return typeof key === 'string' ? { ...adValues(form), [KEY_FIELD]: key } : adValues(form)
}
