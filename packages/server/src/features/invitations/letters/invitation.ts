import { roleLabel } from '@sauda/sdk/access'
import { clockTime, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Invitation } from '../queries.ts'
import { LETTER_WORDS } from './words.ts'

export interface InvitationFacts {
  invitation: Pick<Invitation, 'language' | 'role_id' | 'invited_by' | 'company' | 'rooms' | 'expires_at'>
  /** Whether the address has an account, with which the person accepts. */
  known: boolean
  /** The invitation's link; only the invited person gets it. */
  token: string
  publicUrl: string
}

/** The invitation e-mail. Its link opens a page with a button, because mail programs open links to preview them. */
export function invitationLetter({ invitation, token, known, publicUrl }: InvitationFacts) {
  const { language, role_id, invited_by, company, rooms, expires_at } = invitation
  const { invitation: words, colleague } = LETTER_WORDS[language]
  const { ifNoButton, automatic } = COMMON_WORDS[language]
  const expires = new Date(expires_at)
  return layOut({
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [
      words.who(invited_by, roleLabel(role_id, language).toLocaleLowerCase(language)),
      ...(company === null ? [] : [words.company(company)]),
      ...(rooms.length === 0 ? [] : [words.rooms(rooms.map(({ number }) => number).join(', '))]),
      known ? colleague.signIn : words.how,
      words.until(longDate(expires, language), clockTime(expires)),
      words.notYou,
    ],
    button: {
      label: words.accept,
      href: publicUrl + localPath(paths.registrationInvitation(token), language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
