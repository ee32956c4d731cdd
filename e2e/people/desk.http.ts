import { expect } from '@playwright/test'
import { roleLabel } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { blockReasonLabel } from '@sauda/sdk/people'
import { LETTER_WORDS } from '../../packages/server/src/features/invitations/letters/words.ts'
import { BLOCK_WORDS } from '../../packages/server/src/features/people-desk/letters/words.ts'
import { ACCESS_WORDS } from '../../packages/server/src/features/registration/letters/words.ts'
import { expectSaid, expectWrongField, finish, requestCode, sendCode } from '../portal/access-forms.ts'
import { elementsOf, textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { call, signUp, someBin, someNewcomer } from '../portal/newcomer.ts'
import { signIn, signInOf } from '../portal/people.ts'
import { codeTo, lettersTo, letterTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

/** Registers a company up to the cabinet of an unconfirmed one; returns the room it wants. */
async function signUpCompany(visitor: Visitor, spoken: Spoken, company: string, floor: number) {
  const { words, at, language } = spoken
  const { details } = words.flow
  const who = someNewcomer()
  const bin = someBin()
  const binField = () => visitor.field(details.bin)
  // Tests choose different floors, so that they never take the same room.
  const panel = () => [...visitor.get('group', details.rooms).querySelectorAll('details')].at(floor)
  const room = () => panel()?.querySelector<HTMLInputElement>('[type=checkbox]')
  await requestCode(visitor, spoken, '/registration', who.email)
  await sendCode(visitor, spoken, await codeTo(who.email))
  const kind = visitor.get('radio', details.company) as HTMLInputElement
  kind.checked = true
  visitor.get('textbox', details.phone).setAttribute('value', who.phone)
  visitor.fill(details.name, who.name).fill(details.companyName, company)
  binField().value = `${bin.slice(0, -1)}${(Number(bin.at(-1)) + 1) % 10}`
  room()?.setAttribute('checked', '')
  const number = /\d{3}/.exec(panel()?.querySelector('label')?.textContent ?? '')?.[0] ?? ''
  await visitor.press(details.submit)

  expectWrongField(binField(), fieldText('bin_invalid', language))
  expect(visitor.field(details.companyName).value).toBe(company)
  expect(room()?.checked).toBe(true)
  binField().value = bin
  await visitor.press(details.submit)
  await finish(visitor, spoken, who.password)
  expect(visitor.address).toBe(at('/profile'))
  return { ...who, bin, number }
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { cabinet, passwordAgain, peopleDesk, peopleList, person } = words

  test(`people are found by what is known of them, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/people?role=1'))
    const people = () => visitor.get('list', peopleList.people)
    const names = () =>
      elementsOf(people(), 'heading')
        .filter(({ tagName }) => tagName === 'H3')
        .map(textOf)
    const card = [...people().children].map(textOf).find((text) => text.includes('ТОО «')) ?? ''
    const [, company = ''] = /ТОО «(.+?)»/.exec(card) ?? []
    const [email = ''] = /[\w.+-]+@[\w.-]+\w/.exec(card) ?? []
    const search = () => visitor.get('searchbox', peopleList.search) as HTMLInputElement
    const find = async (text: string) => {
      search().value = text
      await visitor.press(peopleList.submit)
      expect(search().value).toBe(text)
    }
    await find(email)
    // Filters stay with a search.
    expect(visitor.address).toMatch(/role=1/)
    expect(names()).toHaveLength(1)
    const [name = ''] = names()
    for (const text of [company.toUpperCase(), name.split(' ')[0] ?? '']) {
      await find(text)
      expect(names()).toContain(name)
    }
    await find(`${name} зюзюзю`)
    expect(visitor.get('heading', peopleList.nobody)).toBeTruthy()
    await visitor.follow(peopleList.whole)
    expect(search().value).toBe('')
    const shown = names().length
    await visitor.follow(peopleList.more)
    expect(names().length).toBeGreaterThan(shown)
    await find(email)
    await visitor.follow(name)
    expect(textOf(visitor.get('heading', name))).toBe(name)
    expectSaid(visitor, company)
  })

  test(`a person is blocked and unblocked without scripts, in ${language}`, async ({ visitor, another }) => {
    const { email } = await signUp(await another(), language)
    await signIn(visitor, 2)
    const { items } = await call<{ items: { id: number }[] }>(visitor, '/api/user/pagination', { q: email })
    await visitor.open(at(`/dashboard/people/${items[0]?.id}`))
    await visitor.follow(person.acts.block)
    const dialog = () => visitor.get('dialog')
    const note = () => visitor.get('textbox', person.note, dialog()) as HTMLTextAreaElement
    const reason = () => visitor.get('radio', blockReasonLabel('other', language)) as HTMLInputElement
    await visitor.press(person.blockConfirm, dialog())
    expectSaid(visitor, fieldText('required', language))
    reason().checked = true
    note().value = 'Письмо № 114.'
    // As a form that was open for long, which has been asked for the password.
    const field = visitor.document.createElement('input')
    field.setAttribute('name', 'password')
    field.setAttribute('value', 'не-тот-пароль')
    dialog().querySelector('form')?.append(field)
    await visitor.press(person.blockConfirm, dialog())
    const proof = () => visitor.field(passwordAgain.label)
    expectWrongField(proof(), fieldText('wrong', language))
    expect([note().value, reason().checked, proof().value]).toEqual(['Письмо № 114.', true, ''])
    proof().value = (await signInOf(2)).password
    await visitor.press(person.blockConfirm, dialog())
    expect(visitor.address).toBe(at(`/dashboard/people/${items[0]?.id}`))
    expectSaid(visitor, 'Письмо № 114.')
    expect((await letterTo(email, 2)).text).toContain('Письмо № 114.')
    await visitor.follow(person.acts.unblock)
    await visitor.press(person.unblockConfirm, dialog())
    expect((await letterTo(email, 3)).subject).toBe(BLOCK_WORDS[language].unblocked.subject)
  })

  test(`a company registers, and an administrator confirms it as a tenant, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const company = `ТОО «Жолдас ${Math.random().toString(36).slice(2, 8)}»`
    const { email, bin, number } = await signUpCompany(visitor, spoken, company, 0)
    await visitor.open(at('/profile/details'))
    expect(visitor.get('heading', cabinet.application.waiting)).toBeTruthy()
    expectSaid(visitor, roleLabel(5, language))

    const desk = await another()
    await signIn(desk, 2)
    const { email: administrator } = await signInOf(2)
    const told = [ACCESS_WORDS.ru, ACCESS_WORDS.kk].map((letter) => letter.tenantApplication.subject(company))
    await expect
      .poll(
        async () => (await lettersTo(administrator)).filter(({ subject }) => told.includes(subject)).length,
      )
      .toBe(1)
    await desk.open(at('/dashboard/people'))
    await desk.follow(peopleDesk.applications)
    await desk.follow(`${peopleDesk.application.accept}: ${company}`)
    const dialog = desk.get('dialog', peopleDesk.application.acceptAsk)
    expect(dialog.querySelectorAll('[type=checkbox]:checked')).toHaveLength(1)
    await desk.press(peopleDesk.application.accept, dialog)
    expectSaid(desk, peopleDesk.application.accepted(company))

    const { subject, text } = await letterTo(email, 2)
    expect(subject).toBe(LETTER_WORDS[language].accepted.subject)
    expect(text).toContain(number)
    await visitor.open(at('/profile'))
    await visitor.open(at('/account/details'))
    for (const fact of [roleLabel(1, language), company, bin, number]) expectSaid(visitor, fact)
  })

  test(`an application is rejected with a reason that the company sees, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const company = `ИП Сәуле ${Math.random().toString(36).slice(2, 8)}`
    const { email } = await signUpCompany(visitor, spoken, company, -1)
    const desk = await another()
    await signIn(desk, 2)
    await desk.open(at('/dashboard/people/applications'))
    await desk.follow(`${peopleDesk.application.refuse}: ${company}`)
    const dialog = () => desk.get('dialog', peopleDesk.application.refuseAsk)
    const comment = () => desk.get('textbox', peopleDesk.application.comment, dialog()) as HTMLTextAreaElement
    await desk.press(peopleDesk.application.refuse, dialog())
    expectWrongField(comment(), fieldText('required', language))
    comment().value = 'Договор аренды не найден.'
    await desk.press(peopleDesk.application.refuse, dialog())
    expectSaid(desk, peopleDesk.application.refused(company))

    expect((await letterTo(email, 2)).text).toContain('Договор аренды не найден.')
    await visitor.open(at('/profile/details'))
    expectSaid(visitor, 'Договор аренды не найден.')
  })
}
