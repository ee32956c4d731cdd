import { expect } from '@playwright/test'
import { endSession, expectSaid } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signInAs, signUp } from '../portal/newcomer.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { cabinet, editor } = words

  test(`typed details survive the end of the session without scripts, in ${language}`, async ({
    visitor,
  }) => {
    const name = () => visitor.get('textbox', cabinet.name)
    const phone = () => visitor.get('textbox', cabinet.phone)
    const who = await signUp(visitor, language)
    await visitor.open(at('/profile/details'))
    name().setAttribute('value', 'Данияр Әлімов')
    phone().setAttribute('value', '+7 777 12')
    await endSession(visitor)
    await visitor.press(cabinet.save)
    expectSaid(visitor, editor.sessionGone)
    expect(visitor.address).toBe(at('/profile/details'))
    expect(name().getAttribute('value')).toBe('Данияр Әлімов')
    expect(phone().getAttribute('value')).toBe('+7 777 12')
    // The page with the form stays open.
    const main = visitor.document.querySelector('main') ?? undefined
    expect(visitor.get('link', editor.signIn, main).getAttribute('target')).toBe('_blank')
    await signInAs(visitor, who)
    phone().setAttribute('value', '')
    await visitor.press(cabinet.save)
    // The header shows the saved name.
    expect(visitor.document.querySelector('header')?.textContent).toContain('Данияр Әлімов')
    expect(visitor.text).not.toContain(editor.sessionGone)
    await visitor.open(visitor.address)
    expect(name().getAttribute('value')).toBe('Данияр Әлімов')
    expect(phone().getAttribute('value')).toBe('')
  })

  test(`opening a page without a session requires a sign-in, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/profile/details'))
    expect(visitor.address).toMatch(/\/login\?next=/)
    // Forms with passwords are never returned with them.
    const answer = await visitor.request.post(at('/profile/password'), {
      form: { current_password: 'тихий трамвай', password: 'зелёный чайник' },
      headers: { Origin: new URL(visitor.answer.url()).origin },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(await answer.text()).not.toContain('чайник')
  })
}
