import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { ACCESS_WORDS } from './words.ts'

export interface TenantApplicationFacts {
  /** The administrator addressed. */
  name: string
  company: string
  bin: string
  publicUrl: string
}

/** The e-mail to administrators about a company that applies to become a tenant. */
export function tenantApplicationLetter(
  { name, company, bin, publicUrl }: TenantApplicationFacts,
  language: Language,
): Omit<Mail, 'to'> {
  const { tenantApplication: words } = ACCESS_WORDS[language]
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  return layOut({
    language,
    subject: words.subject(company),
    heading: words.heading,
    greeting: hello(name),
    paragraphs: [words.what(company, bin), words.check],
    button: {
      label: words.open,
      href: publicUrl + localPath(paths.peopleApplications, language),
      otherwise: ifNoButton,
    },
    footer: automatic,
  })
}
