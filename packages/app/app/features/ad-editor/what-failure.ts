import { type AdValues, checkAdWhat } from '@sauda/sdk/ads'
import type { ActionFailure } from '../../shell/answered.ts'
import type { DraftPhoto } from './draft-store.ts'
import { photoErrors } from './photo-errors.ts'

/** Validates the first step and returns its errors as the form shows them. */
export function whatFailure(values: AdValues, photos: readonly DraftPhoto[]): ActionFailure | undefined {
  const errors = { ...photoErrors(photos), ...checkAdWhat(values).errors }
  return Object.keys(errors).length > 0 ? { code: 'invalid', errors } : undefined
}
