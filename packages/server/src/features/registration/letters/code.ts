import type { Language } from '@sauda/sdk/language'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { ACCESS_WORDS } from './words.ts'

/** The letter with a code. It names nobody: whoever reads the mailbox may be a stranger yet. */
export function codeLetter(
  { code, purpose }: { code: string; purpose: 'registration' | 'restore' },
  language: Language,
): Omit<Mail, 'to'> {
  const { code: words } = ACCESS_WORDS[language]
  const { subject, heading, what, notYou } = words[purpose]
  return layOut({
    language,
    subject: subject(code),
    heading,
    paragraphs: [what],
    code,
    afterwards: [words.howLong, notYou],
    footer: COMMON_WORDS[language].automatic,
  })
}
