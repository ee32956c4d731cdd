import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import { LETTER_WORDS } from './words.ts'

export interface DecisionFacts {
  applicant: { name: string; company: string; language: Language }
  accepted: boolean
  /** Numbers of the rooms they get. */
  rooms: readonly string[]
  comment: string | null
  publicUrl: string
}

/** The e-mail that tells a company the decision on its application. */
export function decisionLetter({ applicant, accepted, rooms, comment, publicUrl }: DecisionFacts) {
  const { name, company, language } = applicant
  const { accepted: yes, refused: no, open } = LETTER_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  const said = comment === null ? [] : [no.comment(comment)]
  const { subject, heading, news } = accepted ? yes : no
  const more = accepted ? (rooms.length === 0 ? [] : [yes.rooms(rooms.join(', '))]) : []
  return layOut({
    language,
    subject,
    heading,
    greeting: hello(name),
    paragraphs: [news(company), ...more, ...said, ...(accepted ? [] : [no.still])],
    button: {
      label: open,
      href: publicUrl + localPath(accepted ? paths.account : paths.profile, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
