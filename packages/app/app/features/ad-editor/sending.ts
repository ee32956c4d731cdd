import { checkAd } from '@sauda/sdk/ads'
import { handIn } from './hand-in.ts'
import { whatFailure } from './what-failure.ts'

/** Code that the editor needs only when its form is sent: validation and submission. */
export const sending = { checkAd, handIn, whatFailure }
