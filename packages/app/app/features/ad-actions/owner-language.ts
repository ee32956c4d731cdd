import type { Language } from '@sauda/sdk/language'

type Written = { title: string; text: string }

/** Letters that exist in Kazakh but not in Russian. */
const KAZAKH = /[әғқңөұүһі]/iu

/** Guesses the language for a reply to the author of this ad; the moderator can change it. */
export function ownerLanguage({ title, text }: Written): Language {
  // An author who filled in both languages reads Russian; one who wrote Kazakh into the main fields may not.
  return KAZAKH.test(`${title} ${text}`) ? 'kk' : 'ru'
}
