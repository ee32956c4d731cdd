import { type Language, localPath } from '@sauda/sdk/language'

const PAGES = { registration: '/registration/link', restore: '/forgot/link' } as const

/** The page where a letter's link leads to; opened it does nothing, its button follows the link. */
export function linkTo(
  { publicUrl, token }: { publicUrl: string; token: string },
  purpose: keyof typeof PAGES,
  language: Language,
): string {
  return `${publicUrl}${localPath(PAGES[purpose], language)}?token=${token}`
}
