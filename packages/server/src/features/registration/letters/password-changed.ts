import { clockTime, type Language, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { ACCESS_WORDS } from './words.ts'

/** The e-mail that tells a user that their password was changed, whoever did it. */
export function passwordChangedLetter(
  { name, at, publicUrl }: { name: string; at: Date; publicUrl: string },
  language: Language,
): Omit<Mail, 'to'> {
  const { passwordChanged: words } = ACCESS_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [words.what(longDate(at, language), clockTime(at)), words.sessions, words.notYou],
    button: {
      label: words.restore,
      href: publicUrl + localPath(paths.forgot, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
