import type { ActionFailure } from '../../shell/answered.ts'

/** Whether a consent was refused because another version of its text is published now. */
export function isTextChanged(failure: Pick<ActionFailure, 'errors'> | undefined, field: string): boolean {
  return failure?.errors?.[field]?.includes('text_changed') ?? false
}
