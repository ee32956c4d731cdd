import { type CompanyFunction, companyFunctionLabel } from '@sauda/sdk/access'
import { type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { COMMON_WORDS } from '../../../platform/mail/common-words.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { MEMBERSHIP_WORDS } from './words.ts'

/** What has happened in a company. The name of the company stands in each. */
export type MembershipNews = { company: string } & (
  | { kind: 'removed'; by: string }
  | { kind: 'changed' | 'owner' | 'accepted'; of: CompanyFunction }
  | { kind: 'refused'; comment: string }
  | { kind: 'asked'; who: string }
  | { kind: 'joined'; who: string; of: CompanyFunction }
  | { kind: 'declined'; email: string | null }
)

/** Whom an e-mail is for. */
export interface MembershipReader {
  name: string
  language: Language
  publicUrl: string
}

/** The e-mail about somebody's place in a company, to that person or to an owner. */
export function membershipLetter(
  news: MembershipNews,
  { name, language, publicUrl }: MembershipReader,
): Omit<Mail, 'to'> {
  const { hello, ifNoButton, automatic } = COMMON_WORDS[language]
  const { subject, heading, paragraphs, open, path } = said(news, language)
  return layOut({
    language,
    subject,
    heading,
    greeting: hello(name),
    paragraphs,
    button: { label: open, href: publicUrl + localPath(path, language), otherwise: ifNoButton },
    footer: automatic,
  })
}

interface Said {
  subject: string
  heading: string
  paragraphs: readonly [string, ...string[]]
  /** The text of the button, and where it leads. */
  open: string
  path: string
}

function said(news: MembershipNews, language: Language): Said {
  const all = MEMBERSHIP_WORDS[language]
  const { company } = news
  const functionName = (of: CompanyFunction) => companyFunctionLabel(of, language).toLocaleLowerCase(language)
  switch (news.kind) {
    case 'removed': {
      const { subject, heading, more, open, ...words } = all.removed
      return {
        subject: subject(company),
        heading,
        open,
        path: paths.login,
        paragraphs: [words.news(company, news.by), more],
      }
    }
    case 'owner': {
      const { subject, heading, more, open, ...words } = all.owner
      return {
        subject: subject(company),
        heading,
        open,
        path: paths.companyPeople,
        paragraphs: [words.news(company), more],
      }
    }
    case 'changed':
    case 'accepted': {
      const { subject, heading, more, open, ...words } = all[news.kind]
      const paragraphs: Said['paragraphs'] = [words.news(company, functionName(news.of)), more]
      return { subject: subject(company), heading, open, path: paths.account, paragraphs }
    }
    case 'refused': {
      const { subject, heading, more, still, open, ...words } = all.refused
      const paragraphs: Said['paragraphs'] = [words.news(company), more(news.comment), still]
      return { subject: subject(company), heading, open, path: paths.profile, paragraphs }
    }
    case 'asked': {
      const { subject, heading, more, open, ...words } = all.asked
      const paragraphs: Said['paragraphs'] = [words.news(company, news.who), more]
      return { subject: subject(news.who), heading, open, path: paths.companyPeople, paragraphs }
    }
    case 'joined': {
      const { subject, heading, more, open, ...words } = all.joined
      const paragraphs: Said['paragraphs'] = [words.news(company, news.who, functionName(news.of)), more]
      return { subject: subject(news.who), heading, open, path: paths.companyPeople, paragraphs }
    }
    case 'declined': {
      const { subject, heading, more, open, ...words } = all.declined
      return {
        subject,
        heading,
        open,
        path: paths.companyPeople,
        paragraphs: [words.news(company, news.email), more],
      }
    }
  }
}
