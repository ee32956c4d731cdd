import { companyFunctionLabel } from '@sauda/sdk/access'
import { clockTime, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { InvitationToSend } from '../../companies/invited.ts'
import { LETTER_WORDS } from './words.ts'

export interface ColleagueInvitationFacts {
  invitation: Pick<
    InvitationToSend,
    'language' | 'company' | 'function' | 'invited_by' | 'expires_at' | 'known'
  >
  /** The invitation's link; only the invited person gets it. */
  token: string
  publicUrl: string
}

/** The e-mail of an owner's invitation. Its link opens a page with a button, because mail programs open links to preview them. */
export function colleagueInvitationLetter({ invitation, token, publicUrl }: ColleagueInvitationFacts) {
  const { language, company, function: of, invited_by, expires_at, known } = invitation
  const words = LETTER_WORDS[language].colleague
  const { until, notYou } = LETTER_WORDS[language].invitation
  const { ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject(company),
    heading: words.heading,
    paragraphs: [
      words.who(invited_by, company, companyFunctionLabel(of, language).toLocaleLowerCase(language)),
      known ? words.signIn : words.register,
      until(longDate(expires_at, language), clockTime(expires_at)),
      notYou,
    ],
    button: {
      label: words.open,
      href: publicUrl + localPath(paths.registrationInvitation(token), language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
