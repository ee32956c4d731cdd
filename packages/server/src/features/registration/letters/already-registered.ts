import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { linkTo } from './link.ts'
import { ACCESS_WORDS } from './words.ts'

/** The e-mail to the owner of an address that somebody tries to register again. */
export function alreadyRegisteredLetter(
  { name, publicUrl, token }: { name: string; publicUrl: string; token: string },
  language: Language,
): Omit<Mail, 'to'> {
  const { alreadyRegistered: words } = ACCESS_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  const forgot = linkTo({ publicUrl, token }, 'restore', language)
  return layOut({
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [words.what, words.forgotten(forgot), words.notYou],
    button: {
      label: words.signIn,
      href: publicUrl + localPath(paths.login, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
