import { expect } from '@playwright/test'
import { companyFunctionLabel, type User } from '@sauda/sdk/access'
import { errorText } from '@sauda/sdk/language'
import { queueTabsWords } from '../../packages/app/app/features/site/queue-tabs-words.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signInColleague } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const me = async (visitor: Visitor): Promise<User> =>
  (await (await visitor.request.get('/api/session/me')).json()).data

for (const { language, at } of flowsIn('ru')) {
  const { company, ads } = queueTabsWords[language]
  const tabs = (visitor: Visitor) =>
    [...visitor.get('navigation', company).querySelectorAll('a')].map((link) => link.getAttribute('href'))

  test(`an accountant of two companies chooses for which one to act, in ${language}`, async ({ visitor }) => {
    await signInColleague(visitor, 'accountant')
    const before = await me(visitor)
    const [, other] = before.memberships
    await visitor.open(at('/invoice'))
    expect(visitor.text).toContain(before.bin)
    expect(tabs(visitor)).toEqual(['/invoice', '/completion', '/application'].map(at))
    const form = visitor.document.querySelector('header form:has([name=company_id])')
    await visitor.press(
      new RegExp(`^${other?.company.sign}.*${companyFunctionLabel('accountant', language)}`),
    )
    expect(visitor.address).toBe(at('/invoice'))
    expect(visitor.text).toContain(other?.company.bin)
    expect(visitor.text).not.toContain(before.bin)
    expect((await me(visitor)).company_id).toBe(other?.company.id)
    // The page of before was that of the other company.
    if (form) await visitor.send(form)
    visitor.expectStatus(403)
    expect((await me(visitor)).company_id).toBe(other?.company.id)
  })

  test(`an accountant has nothing to do with ads, in ${language}`, async ({ visitor }) => {
    await signInColleague(visitor, 'accountant')
    await visitor.open(at('/ads/create'))
    visitor.expectStatus(403)
    expect(visitor.document.querySelector(`a[href="${at('/ads/create')}"]:not([hreflang])`)).toBeNull()
    await visitor.open(at('/ads/active'))
    visitor.expectStatus(200)
  })

  test(`a seller is led from documents to the ads of the company, in ${language}`, async ({ visitor }) => {
    await signInColleague(visitor, 'seller')
    const { company_id, memberships } = await me(visitor)
    expect(memberships).toMatchObject([{ function: 'seller', company: { id: company_id } }])
    await visitor.open(at('/invoice'))
    expect(visitor.address).toBe(at('/ads/active'))
    expect(tabs(visitor)).toEqual(['/ads/active', '/ads/requests', '/ads/reviews', '/company/hours'].map(at))
    expect(visitor.get('navigation', company).textContent).toContain(ads)
    expect(visitor.document.querySelector('header form:has([name=company_id])')).toBeNull()
    await visitor.open(at('/completion/1'))
    visitor.expectStatus(403)
    expect(visitor.text).not.toContain(errorText('internal', language))
    await visitor.open(at('/ads/create'))
    visitor.expectStatus(200)
    // Whoever else tries another company gets nothing.
    const answer = await visitor.request.post('/api/session/actFor', {
      data: { company_id: 1 },
      headers: { 'X-Portal-Client': 'e2e' },
    })
    expect(answer.status()).toBe(404)
  })
}
