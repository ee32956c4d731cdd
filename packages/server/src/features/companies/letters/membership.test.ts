import { LANGUAGES } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { type MembershipNews, membershipLetter } from './membership.ts'

const company = 'ТОО «Движок»'
const NEWS: readonly [MembershipNews, said: string, path: string][] = [
  [{ kind: 'removed', company, by: 'Ерлан' }, 'Ерлан', '/login'],
  [{ kind: 'changed', company, of: 'accountant' }, 'бухгалтер', '/account'],
  [{ kind: 'owner', company, of: 'owner' }, company, '/company/people'],
  [{ kind: 'accepted', company, of: 'accountant' }, 'бухгалтер', '/account'],
  [{ kind: 'refused', company, comment: 'Нет <такого>' }, 'Нет <такого>', '/profile'],
  [{ kind: 'asked', company, who: 'Дана <b>' }, 'Дана <b>', '/company/people'],
  [{ kind: 'joined', company, who: 'Дана', of: 'accountant' }, 'Дана', '/company/people'],
  [{ kind: 'declined', company, email: 'a@b.kz' }, 'a@b.kz', '/company/people'],
  [{ kind: 'declined', company, email: null }, company, '/company/people'],
]

it.each(LANGUAGES.flatMap((language) => NEWS.map((news) => [language, ...news] as const)))(
  'in %s, %j says %j and leads to %s',
  (language, news, said, path) => {
    const reader = { name: 'Айгерім', language, publicUrl: 'https://sauda.example' }
    const { subject, text, html } = membershipLetter(news, reader)
    expect(text.replaceAll('\u00a0', ' ')).toContain(said)
    expect(text).toContain(`https://sauda.example${language === 'kk' ? '/kk' : ''}${path}`)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<b>|<такого>/)
    expect(subject + text).not.toMatch(/null|undefined/)
  },
)
