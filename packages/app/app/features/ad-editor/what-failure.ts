import { type AdValues, checkAdWhat } from '@sauda/sdk/ads'
import type { ActionFailure } from '../../shell/answered.ts'

/** What is wrong with the first step, as the form shows it. */
export function whatFailure(values: AdValues): ActionFailure | undefined {
  const { errors } = checkAdWhat(values)
  return errors && { code: 'invalid', errors }
}
