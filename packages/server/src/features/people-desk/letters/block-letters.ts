import { clockTime, type Language, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { blockReasonLabel } from '@sauda/sdk/people'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { BLOCK_WORDS } from './words.ts'

export interface BlockFacts {
  name: string
  /** A code of the contract. */
  reason: string
  note: string | null
  at: Date
  publicUrl: string
}

/** The e-mail that tells a person that they are blocked, and why. */
export function blockedLetter(
  { name, reason, note, at, publicUrl }: BlockFacts,
  language: Language,
): Omit<Mail, 'to'> {
  const { blocked: words } = BLOCK_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [
      words.what(longDate(at, language), clockTime(at)),
      // With «other» the note is the reason.
      ...(reason === 'other' ? [] : [words.reason(blockReasonLabel(reason, language))]),
      ...(note === null ? [] : [words.note(note)]),
      words.follows,
      words.wrong,
    ],
    button: {
      label: words.contacts,
      href: publicUrl + localPath(paths.rules, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}

/** The e-mail that tells a person that they may sign in again. */
export function unblockedLetter(
  { name, publicUrl }: Pick<BlockFacts, 'name' | 'publicUrl'>,
  language: Language,
): Omit<Mail, 'to'> {
  const { unblocked: words } = BLOCK_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [words.what, words.ads],
    button: {
      label: words.enter,
      href: publicUrl + localPath(paths.login, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
