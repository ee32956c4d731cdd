import { type Language, localPath } from '@sauda/sdk/language'
import { forgotLink, registrationLink } from '@sauda/sdk/paths'

const PAGES = { registration: registrationLink, restore: forgotLink } as const

/** Returns the page that an e-mail's link opens. Opening it has no effect; its button follows the link. */
export function linkTo(
  { publicUrl, token }: { publicUrl: string; token: string },
  purpose: keyof typeof PAGES,
  language: Language,
): string {
  return publicUrl + localPath(PAGES[purpose](token), language)
}
