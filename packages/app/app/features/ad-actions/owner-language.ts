import type { Language } from '@sauda/sdk/language'

type Written = { title: string; text: string }

/** Letters that Russian does not have. */
const KAZAKH = /[әғқңөұүһі]/iu

/** The language in which somebody who wrote this would like to be answered; it can be changed by hand. */
export function ownerLanguage({ title, text }: Written): Language {
  // Who filled in both languages reads Russian too; who wrote Kazakh into the main fields may not.
  return KAZAKH.test(`${title} ${text}`) ? 'kk' : 'ru'
}
