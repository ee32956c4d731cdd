import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { contentItem } from '@sauda/sdk/paths'
import { unsavedWords } from '../../packages/app/app/features/content-desk/unsaved-words.ts'
import { handInAd, someAd } from '../portal/ad-flow.ts'
import { itemOf, newItem, some } from '../portal/content-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signInAs, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { cabinet, contentDesk, editor } = words
  const refusal = errorText('another_person', language)
  const next = new RegExp(`^${editor.next}$`)

  test(`a person's details are not saved for the one who has signed in meanwhile, in ${language}`, async ({
    visitor,
  }) => {
    const first = await signUp(visitor, language)
    await visitor.open(at('/profile/details'))
    const name = () => visitor.field(cabinet.name)
    const second = await signUp(visitor, language)
    name().value = 'Ерлан Сапаров'
    await visitor.press(cabinet.save)
    visitor.expectStatus(403)
    expect(visitor.text).toContain(refusal)
    expect(name().value).toBe('Ерлан Сапаров')
    // The page that was sent back is still that of the first person.
    await visitor.press(cabinet.save)
    expect(visitor.text).toContain(refusal)
    await signInAs(visitor, first)
    await visitor.press(cabinet.save)
    expect(visitor.text).not.toContain(refusal)
    await visitor.open(at('/profile/details'))
    expect(name().value).toBe('Ерлан Сапаров')
    await signInAs(visitor, second)
    await visitor.open(at('/profile/details'))
    expect(name().value).toBe(second.name)
  })

  test(`an ad is not handed in for a manager who has signed in meanwhile, in ${language}`, async ({
    visitor,
  }) => {
    const ad = someAd()
    const person = await signUp(visitor, language)
    await visitor.open(at('/ads/create'))
    const part = visitor.field(editor.sparePart).querySelectorAll('option')[1]
    visitor
      .fill(editor.sparePart, part?.value ?? '')
      .fill(editor.title, ad.title)
      .fill(editor.text, ad.text)
    await visitor.tick(editor.conditions.used).press(next)
    visitor.fill(editor.price, ad.price).fill(editor.phone, ad.phone)
    await signIn(visitor, 2)
    await visitor.press(editor.submit)
    visitor.expectStatus(403)
    expect(visitor.text).toContain(refusal)
    expect(visitor.field(editor.phone).value).toBe(ad.phone)
    await signInAs(visitor, person)
    await visitor.press(editor.submit)
    expect(visitor.address).toMatch(/\/ads\/create\/sent\?ad=\d+$/)
    const mine = await visitor.open(at('/profile'))
    expect(mine.all('link', ad.title)).toHaveLength(1)
  })

  test(`the edit of an ad stays when somebody has signed in who may not see the ad, in ${language}`, async ({
    visitor,
  }) => {
    await signUp(visitor, language)
    const id = await handInAd(visitor, someAd())
    await visitor.open(at(`/ads/${id}/edit`))
    visitor.fill(editor.title, 'Фара с царапиной, левая')
    await signUp(visitor, language)
    await visitor.press(next)
    visitor.expectStatus(403)
    expect(visitor.text).toContain(refusal)
    expect(visitor.document.querySelector<HTMLInputElement>('main [name=title]')?.value).toBe(
      'Фара с царапиной, левая',
    )
  })

  test(`the entry of a manager stays when a person has signed in, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 2)
    const item = await newItem(visitor, 'slider', { title: some('Черновик') })
    await visitor.open(at(contentItem('slider', item.id)))
    const title = visitor.document.querySelector<HTMLInputElement>('main [name=title]')
    title?.setAttribute('value', 'Новое название')
    await signUp(visitor, language)
    await visitor.press(contentDesk.save)
    visitor.expectStatus(403)
    expect(visitor.text).toContain(refusal)
    expect(visitor.text).toContain('Новое название')
    await signIn(visitor, 2)
    await visitor.press(unsavedWords[language].send)
    expect(await itemOf(visitor, item)).toMatchObject({ fields: { title: 'Новое название' } })
  })

  test(`a password is not changed for the one who has signed in meanwhile, in ${language}`, async ({
    visitor,
  }) => {
    const first = await signUp(visitor, language)
    await visitor.open(at('/profile/password'))
    const second = await signUp(visitor, language)
    visitor.fill(cabinet.currentPassword, first.password).fill(cabinet.newPassword, 'зелёный чайник на столе')
    await visitor.press(cabinet.changePassword)
    visitor.expectStatus(403)
    expect(visitor.text).toContain(refusal)
    // Both have the password that they had.
    await signInAs(visitor, first)
    await signInAs(visitor, second)
  })

  test(`a manager's desk does nothing for a person who has signed in meanwhile, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/people/invitations'))
    const form = visitor.document.querySelector('main form[method=post]')
    expect(form).not.toBeNull()
    await signUp(visitor, language)
    if (form) await visitor.send(form)
    expect(visitor.answer.status()).toBe(403)
  })
}
