import type { Language } from '@sauda/sdk/language'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { linkTo } from './link.ts'
import { ACCESS_WORDS } from './words.ts'

export interface CodeFacts {
  /** Null where the page that asked for it is left: the letter has its link alone. */
  code: string | null
  purpose: 'registration' | 'restore'
  publicUrl: string
  token: string
}

/** The letter with a code and a link. It names nobody: whoever reads the mailbox may be a stranger yet. */
export function codeLetter({ code, purpose, ...link }: CodeFacts, language: Language): Omit<Mail, 'to'> {
  const { code: words, link: linkWords } = ACCESS_WORDS[language]
  const { subject, heading, what, notYou } = words[purpose]
  const { automatic, ifNoButton } = COMMON_WORDS[language]
  const button = {
    label: linkWords[purpose],
    href: linkTo(link, purpose, language),
    otherwise: ifNoButton,
  }
  const frame = { language, heading, button, footer: automatic }
  if (code === null) {
    return layOut({ ...frame, subject: heading, paragraphs: [linkWords.alone, notYou] })
  }
  return layOut({
    ...frame,
    subject: subject(code),
    paragraphs: [what],
    code,
    afterwards: [words.howLong, notYou, linkWords.instead],
  })
}
