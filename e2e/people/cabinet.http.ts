import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { expectSaid, expectWrongField } from '../portal/access-forms.ts'
import { elementsOf, textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signInAs, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { letterTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

const auezov = { ru: 'Ауэзовский район', kk: 'Әуезов ауданы' }

async function expectSignedOut(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  expect(visitor.address).toMatch(/\/login\?next=/)
}

for (const { language, words, at } of flowsIn('kk')) {
  const { cabinet } = words

  test(`a user chooses a district and removes it, in ${language}`, async ({ visitor }) => {
    await signUp(visitor, language)
    const district = () => visitor.get('combobox', cabinet.district) as HTMLSelectElement
    const chosen = () => district().selectedOptions[0]
    const choose = (text: string) => {
      const option = [...district().options].find((it) => it.text === text)
      if (!option) throw new Error(`There is no ${text}.`)
      option.selected = true
    }
    const name = () => visitor.get('textbox', cabinet.name) as HTMLInputElement
    await visitor.open(at('/profile/details'))
    expect(district().value).toBe('')
    choose(auezov[language])
    name().value = 'Я'
    await visitor.press(cabinet.save)
    expectWrongField(name(), fieldText('too_short', language))
    expect(chosen()?.text).toBe(auezov[language])
    name().value = 'Данияр Әлімов'
    await visitor.press(cabinet.save)
    expect(name().getAttribute('aria-invalid')).not.toBe('true')
    expect(chosen()?.text).toBe(auezov[language])

    // The district was deleted after the form had been opened.
    const gone = chosen()
    if (gone) gone.value = '999999'
    await visitor.press(cabinet.save)
    expectWrongField(district(), fieldText('unknown', language))
    choose(cabinet.noDistrict)
    await visitor.press(cabinet.save)
    expect(district().getAttribute('aria-invalid')).not.toBe('true')
    expect(district().value).toBe('')
  })

  test(`a shop has no district, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 1)
    await visitor.open(at('/account/details'))
    expect(visitor.all('textbox', cabinet.name)).toHaveLength(1)
    expect(visitor.text).not.toContain(cabinet.district)
  })

  test(`a new password ends all other sessions but not the current one, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const who = await signUp(visitor, language)
    const elsewhere = await another()
    await signInAs(elsewhere, who)
    const current = () => visitor.field(cabinet.currentPassword)
    const next = () => visitor.field(cabinet.newPassword)
    const change = async (from: string, to: string) => {
      current().value = from
      next().value = to
      await visitor.press(cabinet.changePassword)
    }
    await visitor.open(at('/profile/password'))
    await change('не тот пароль', 'зелёный чайник на балконе')
    expectWrongField(current(), fieldText('wrong', language))
    await change(who.password, 'qwertyuiop')
    expectWrongField(next(), fieldText('common', language))
    await change(who.password, 'зелёный чайник на балконе')
    expectSaid(visitor, cabinet.passwordChanged)
    await expectSignedOut(elsewhere, at('/profile'))
    await visitor.open(at('/profile/sessions'))
    expectSaid(visitor, cabinet.onlyHere)
    expect((await letterTo(who.email, 2)).text).toContain(at('/forgot'))
  })

  test(`a user sees their sessions and ends one, in ${language}`, async ({ visitor, another }) => {
    const who = await signUp(visitor, language)
    const elsewhere = await another()
    const sessions = () => elementsOf(visitor.get('list', cabinet.sessions), 'listitem')
    await signInAs(elsewhere, who)
    await visitor.open(at('/profile/sessions'))
    expect(sessions()).toHaveLength(2)
    const [other] = sessions().filter((row) => !textOf(row).includes(cabinet.thisBrowser))
    const [end] = elementsOf(other ?? visitor.document, 'button')
    if (!end) throw new Error('The session cannot be ended.')
    await visitor.send(end)
    expectSaid(visitor, cabinet.sessionEnded)
    expect(sessions()).toHaveLength(1)
    await expectSignedOut(elsewhere, at('/profile'))

    await signInAs(elsewhere, who)
    await visitor.open(at('/profile/sessions'))
    await visitor.press(cabinet.signOutOthers)
    expectSaid(visitor, cabinet.othersEnded)
    await expectSignedOut(elsewhere, at('/profile'))
  })
}
