import { expect } from '@playwright/test'
import { roleLabel } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { expectSaid, expectWrongField } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { someNewcomer } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { letterTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

/** Invites a manager on the users page; returns the link of the e-mail. */
async function inviteManager(desk: Visitor, { language, words, at }: Spoken, email: string): Promise<string> {
  const { peopleDesk } = words
  const field = () => desk.field(peopleDesk.email)
  await signIn(desk, 2)
  await desk.open(at('/dashboard/people/invitations'))
  const role = desk.get('radio', roleLabel(3, language)) as HTMLInputElement
  role.checked = true
  field().value = 'manager@'
  await desk.press(peopleDesk.invitation.send)
  expectWrongField(field(), fieldText('email_invalid', language))
  field().value = email
  await desk.press(peopleDesk.invitation.send)
  expectSaid(desk, email)
  const link = /https?:\S+token=[\w.~%-]+/.exec((await letterTo(email)).text)?.[0] ?? ''
  expect(new URL(link).pathname).toBe(at('/registration/invitation'))
  return link
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { access, flow, header, peopleDesk } = words

  test(`a manager accepts an invitation, once, in ${language}`, async ({ visitor, another }) => {
    const { email, name, password } = someNewcomer()
    const desk = await another()
    const link = await inviteManager(desk, spoken, email)
    // The sender already has a cabinet.
    await desk.open(link)
    const main = desk.document.querySelector('main') ?? undefined
    expect(desk.all('button', header.signOut, main)).toHaveLength(1)
    expect(desk.all('button', flow.invitation.submit)).toHaveLength(0)
    // Mail scanners open links: that uses nothing up.
    for (const _ of ['a mail scanner', 'a person']) {
      await visitor.open(link)
      expect(visitor.all('button', flow.invitation.submit)).toHaveLength(1)
    }
    await visitor.press(flow.invitation.submit)
    expect(visitor.address).toBe(at('/registration/complete'))
    expectSaid(visitor, roleLabel(3, language))
    await visitor.open(visitor.address)
    await visitor.fill(flow.details.name, name).press(flow.details.submit)
    await visitor.fill(access.password, password).press(flow.password.submit)
    expect(visitor.address).toBe(at('/account'))
    await visitor.open(at('/dashboard/people'))
    expect(visitor.address).not.toMatch(/dashboard/)
    await visitor.open(at('/ads/new'))
    expect(visitor.address).toBe(at('/ads/new'))

    const late = await another()
    await late.open(link)
    expect(late.answer.status()).toBe(410)
    expect(late.get('heading', flow.invitation.over)).toBeTruthy()
  })

  test(`a revoked invitation is invalid, in ${language}`, async ({ visitor, another }) => {
    const { email } = someNewcomer()
    const desk = await another()
    const link = await inviteManager(desk, spoken, email)
    await visitor.open(link)
    await desk.press(peopleDesk.invitation.revokeOf(email))
    expectSaid(desk, peopleDesk.invitation.revoked)
    await visitor.press(flow.invitation.submit)
    expect(visitor.get('heading', flow.invitation.over)).toBeTruthy()
    await visitor.open(at('/registration/invitation'))
    expect(visitor.get('heading', flow.invitation.over)).toBeTruthy()
  })
}
