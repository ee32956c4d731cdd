import { expect } from '@playwright/test'
import { roleLabel } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { LETTER_WORDS } from '../../packages/server/src/features/invitations/letters/words.ts'
import { ACCESS_WORDS } from '../../packages/server/src/features/registration/letters/words.ts'
import { expectSaid, expectWrongField, finish, requestCode, sendCode } from '../portal/access-forms.ts'
import { elementsOf, textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { someBin, someNewcomer } from '../portal/newcomer.ts'
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
  const { cabinet, peopleDesk } = words

  test(`people are found by what is known of them, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/people'))
    const people = () => visitor.get('list', peopleDesk.found)
    const names = () =>
      elementsOf(people(), 'heading')
        .filter(({ tagName }) => tagName === 'H3')
        .map(textOf)
    const card = [...people().children].map(textOf).find((text) => text.includes('ТОО «')) ?? ''
    const [bin = ''] = /\d{12}/.exec(card) ?? []
    const [company = '', brand = ''] = /ТОО «(.+?)»/.exec(card) ?? []
    const search = () => visitor.get('searchbox', peopleDesk.search) as HTMLInputElement
    const buildings = () =>
      visitor.all('radio', undefined, visitor.get('group', peopleDesk.building)) as HTMLInputElement[]
    expect(buildings()[0]?.checked).toBe(true)
    const find = async (text: string) => {
      search().value = text
      await visitor.press(peopleDesk.find)
      expectSaid(visitor, peopleDesk.foundBy(text))
      expect(search().value).toBe(text)
    }

    await find(bin)
    expect(names()).toHaveLength(1)
    // Everybody is looked through.
    expect(buildings()).not.toHaveLength(0)
    for (const building of buildings()) expect(building.checked).toBe(false)
    expect(textOf(people())).toContain(company)
    const [name = ''] = names()
    const tel = people().querySelector('a[href^="tel:+7"]')?.getAttribute('href') ?? ''
    const phone = tel.replace('tel:+7', '8')
    for (const text of [brand.toUpperCase(), `${name} ${bin}`, phone, name.split(' ')[0] ?? '']) {
      await find(text)
      expect(names()).toContain(name)
    }

    await find(`${name} ${bin.slice(0, -1)}x`)
    expect(visitor.get('heading', peopleDesk.nobodyFound)).toBeTruthy()
    await visitor.follow(peopleDesk.searchOff)
    expect(search().value).toBe('')
    expect(textOf(people())).toContain(company)

    const last = buildings().at(-1)
    if (last) last.checked = true
    await visitor.press(peopleDesk.show)
    expect(visitor.address).toMatch(/facility=/)
    expect(buildings().at(-1)?.checked).toBe(true)
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
