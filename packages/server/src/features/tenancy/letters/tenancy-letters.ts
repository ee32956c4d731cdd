import { localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { endReasonLabel } from '@sauda/sdk/people'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Owner } from '../tell-owners.ts'
import { TENANCY_WORDS } from './words.ts'

type Plate = { number: string }

export interface RoomsFacts {
  company: string
  given: readonly Plate[]
  taken: readonly Plate[]
  /** How many ads name other rooms now. */
  ads: number
}

/** The e-mail that tells an owner that the company has other rooms. */
export function roomsLetter(
  { company, given, taken, ads }: RoomsFacts,
  { name, language, publicUrl }: Owner,
): Omit<Mail, 'to'> {
  const { rooms: words } = TENANCY_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  const numbers = (plates: readonly Plate[]) => plates.map(({ number }) => number).join(', ')
  return layOut({
    language,
    subject: words.subject(company),
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [
      words.what(company),
      ...(given.length === 0 ? [] : [words.given(numbers(given))]),
      ...(taken.length === 0 ? [] : [words.taken(numbers(taken))]),
      ads === 0 ? words.noAds : words.ads(ads),
      words.wrong,
    ],
    button: {
      label: words.open,
      href: publicUrl + localPath(paths.adsActive, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}

export interface EndFacts {
  company: string
  /** A code of the contract. */
  reason: string
  note: string | null
  at: Date
}

/** The e-mail that tells an owner that the tenancy has ended, and why. */
export function endLetter(
  { company, reason, note, at }: EndFacts,
  { name, language, publicUrl }: Owner,
): Omit<Mail, 'to'> {
  const { ended: words } = TENANCY_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject(company),
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [
      words.what(company, longDate(at, language)),
      // With «other» the note is the reason.
      ...(reason === 'other' ? [] : [words.reason(endReasonLabel(reason, language))]),
      ...(note === null ? [] : [words.note(note)]),
      words.follows,
      words.documents,
      words.wrong,
    ],
    button: {
      label: words.open,
      href: publicUrl + localPath(paths.login, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
