import type { Language } from '@sauda/sdk/language'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { linkTo } from './link.ts'
import { ACCESS_WORDS } from './words.ts'

export interface CodeFacts {
  /** Null if the page that requested it has been left: the e-mail has only the link. */
  code: string | null
  purpose: 'registration' | 'restore'
  publicUrl: string
  token: string
}

/** The e-mail with a code and a link. It contains no name, because the reader may be a stranger. */
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
