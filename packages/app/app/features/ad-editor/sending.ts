import { checkAd } from '@sauda/sdk/ads'
import { handIn } from './hand-in.ts'
import { whatFailure } from './what-failure.ts'

/** What the editor does once its form is sent: checks it, and hands it in. */
export const sending = { checkAd, handIn, whatFailure }
