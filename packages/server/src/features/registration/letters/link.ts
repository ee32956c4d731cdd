import { type Language, localPath } from '@sauda/sdk/language'
import { forgotLink, registrationLink } from '@sauda/sdk/paths'

const PAGES = { registration: registrationLink, restore: forgotLink } as const

/** The page where a letter's link leads to; opened it does nothing, its button follows the link. */
export function linkTo(
  { publicUrl, token }: { publicUrl: string; token: string },
  purpose: keyof typeof PAGES,
  language: Language,
): string {
  return publicUrl + localPath(PAGES[purpose](token), language)
}
