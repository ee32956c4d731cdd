import { checkAd } from '@sauda/sdk/ads'
import { ContactsFound } from './contacts-found.tsx'
import { handIn } from './hand-in.ts'
import { remainingErrors } from './remaining-errors.ts'
import { stage } from './stage.ts'
import { TitleFinds } from './title-finds.tsx'
import { whatFailure } from './what-failure.ts'

/** Code that the editor needs only when its form changes or is sent: validation, uploads and submission. */
export const sending = { checkAd, ContactsFound, handIn, remainingErrors, stage, TitleFinds, whatFailure }
