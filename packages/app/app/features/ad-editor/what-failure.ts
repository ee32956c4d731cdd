import { type AdValues, checkAdWhat } from '@sauda/sdk/ads'
import type { ActionFailure } from '../../shell/answered.ts'

/** Validates the first step and returns its errors as the form shows them. */
export function whatFailure(values: AdValues): ActionFailure | undefined {
  const { errors } = checkAdWhat(values)
  return errors && { code: 'invalid', errors }
}
