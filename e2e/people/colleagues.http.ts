import { expect } from '@playwright/test'
import { companyFunctionLabel } from '@sauda/sdk/access'
import { expectSaid, finish, requestCode, sendCode } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { call, signUpFor, someNewcomer } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { codeTo, letterTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

/** Makes a link on the page of colleagues, without scripts. */
async function linkFor(
  owner: Visitor,
  { language, words, at }: Spoken,
  of: 'accountant' | 'seller',
): Promise<string> {
  const { companyPeople } = words
  await owner.open(at('/company/people/invite'))
  const dialog = owner.get('dialog')
  ;(owner.get('radio', new RegExp(companyFunctionLabel(of, language)), dialog) as HTMLInputElement).checked =
    true
  await owner.press(companyPeople.send, dialog)
  return owner.field(companyPeople.link).value
}

/** Registers by a link; returns who it is. */
async function registerBy(visitor: Visitor, spoken: Spoken, link: string) {
  const { words } = spoken
  const who = someNewcomer()
  await visitor.open(link)
  await visitor.fill(words.companyInvitation.email, who.email).press(words.companyInvitation.register)
  expect(visitor.address).toMatch(/\/registration\/verify$/)
  await sendCode(visitor, spoken, await codeTo(who.email))
  const { details } = words.flow
  visitor.get('textbox', details.phone).setAttribute('value', who.phone)
  await visitor.fill(details.name, who.name).press(details.submit)
  await finish(visitor, spoken, who.password)
  return who
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { companyPeople } = words

  test(`an accountant signs up by a link and sees documents, but edits no ad, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(owner, 1)
    const link = await linkFor(owner, spoken, 'accountant')
    const { name } = await registerBy(visitor, spoken, link)
    await visitor.open(at('/completion'))
    expect(visitor.answer.status()).toBe(200)
    expect(visitor.address).toBe(at('/completion'))
    await visitor.open(at('/ads/create'))
    expect(visitor.all('textbox', words.editor.title)).toHaveLength(0)
    await visitor.open(at('/company/people'))
    expect(visitor.answer.status()).toBe(403)

    // The link was for one person.
    const late = await another()
    await late.open(link)
    expect(late.answer.status()).toBe(410)
    expect(late.get('heading', words.flow.invitation.over)).toBeTruthy()

    await owner.open(at('/company/people'))
    const remove = owner.get('link', `${companyPeople.acts.remove}: ${name}`)
    await owner.open(remove.getAttribute('href') ?? '')
    await owner.press(companyPeople.acts.remove, owner.get('dialog'))
    expectSaid(owner, companyPeople.removed(name))
    // Sessions end at once.
    await visitor.open(at('/completion'))
    expect(visitor.address).toContain(at('/login'))
  })

  test(`a seller edits ads and sees no documents, and leaves by himself, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(owner, 1)
    await registerBy(visitor, spoken, await linkFor(owner, spoken, 'seller'))
    await visitor.open(at('/ads/create'))
    expect(visitor.all('textbox', words.editor.title)).toHaveLength(1)
    await visitor.open(at('/completion'))
    expect(visitor.address).not.toBe(at('/completion'))
    await visitor.open(at('/account/details'))
    const leave = visitor.get('link', new RegExp(companyPeople.acts.leave))
    await visitor.open(leave.getAttribute('href') ?? '')
    await visitor.press(companyPeople.leave, visitor.get('dialog'))
    expect(visitor.address).toBe(at('/profile/details'))
    expectSaid(visitor, words.notices.left_company)
  })

  test(`an existing person is led to sign-in by the e-mail, and joins, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const who = someNewcomer()
    await requestCode(visitor, spoken, '/registration', who.email)
    await sendCode(visitor, spoken, await codeTo(who.email))
    const { details } = words.flow
    ;(visitor.get('radio', details.person) as HTMLInputElement).checked = true
    visitor.get('textbox', details.phone).setAttribute('value', who.phone)
    await visitor.fill(details.name, who.name).press(details.submit)
    await finish(visitor, spoken, who.password)

    const owner = await another()
    await signIn(owner, 1)
    await owner.open(at('/company/people/invite'))
    await owner
      .fill(new RegExp(`^${companyPeople.email}`), who.email)
      .press(companyPeople.send, owner.get('dialog'))
    expectSaid(owner, companyPeople.sent(who.email))
    const { text } = await letterTo(who.email, 2)
    const link = /https?:\S+registration\/invitation\?token=[\w.~%-]+/.exec(text)?.[0] ?? ''

    const guest = await another()
    await guest.open(link)
    expect(guest.all('link', words.companyInvitation.signInFirst)).toHaveLength(1)
    await visitor.open(link)
    await visitor.press(words.companyInvitation.accept)
    expect(visitor.address).toBe(at('/account/details'))
    expectSaid(visitor, words.notices.joined_company)
  })

  test(`who registers with the BIN of a tenant asks its owner, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(owner, 1)
    const { bin } = await call<{ bin: string }>(owner, '/api/session/me')
    const { name } = await signUpFor(visitor, bin, language)
    await visitor.open(at('/profile/details'))
    expectSaid(visitor, words.cabinet.application.companyAsked)

    await owner.open(at('/company/people'))
    const refuse = owner.all('link', `${companyPeople.refuse}: ${name}`).at(-1)?.getAttribute('href') ?? ''
    await owner.open(refuse)
    await owner.press(companyPeople.refuse, owner.get('dialog'))
    expect(owner.answer.status()).toBe(422)
    await owner.fill(companyPeople.comment, 'Вы у нас не работаете')
    await owner.press(companyPeople.refuse, owner.get('dialog'))
    expectSaid(owner, companyPeople.refused(name))
    await visitor.open(at('/profile/details'))
    expectSaid(visitor, words.cabinet.application.companyRefused)
    expectSaid(visitor, 'Вы у нас не работаете')
  })
}
