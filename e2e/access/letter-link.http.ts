import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { descriptionOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signUp, someNewcomer } from '../portal/newcomer.ts'
import { lettersTo, letterTo, linkTo } from '../portal/post-office.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { flow, access } = words

  test(`a stranger’s requests do not lock the owner out: the link of the e-mail lets them in, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { email, password } = await signUp(await another(), language)
    const stranger = await another()
    await stranger.open(at('/forgot'))
    await stranger.fill(flow.email, email).press(flow.getCode)
    expect(stranger.address).toBe(at('/verify'))
    const link = await linkTo(email, 2)
    expect(new URL(link).pathname).toBe(at('/forgot/link'))

    // The owner gets the same response and no second e-mail.
    await visitor.open(at('/forgot'))
    await visitor.fill(flow.email, email).press(flow.getCode)
    expect(visitor.text).toContain(flow.code.sentIfKnown(email))

    // Mail scanners open links: that changes nothing.
    for (const _ of ['a mail scanner', 'the owner']) {
      await visitor.open(link)
      visitor.get('button', flow.link.restore.submit)
    }
    expect((await stranger.open(at('/verify'))).address).toBe(at('/verify'))

    await visitor.press(flow.link.restore.submit)
    expect(visitor.address).toBe(at('/reset'))
    expect((await stranger.open(at('/verify'))).address).not.toMatch(/\/(verify|reset)$/)
    const next = 'зелёный чайник на балконе'
    await visitor.fill(access.password, next).press(flow.reset.submit)
    expect(visitor.address).toBe(at('/login'))
    await visitor
      .fill(access.login, email)
      .fill(access.password, next)
      .press(access.submit, visitor.get('main'))
    expect(visitor.address).toBe(at('/profile'))
    expect(next).not.toBe(password)
    // The third e-mail says that the password was changed; there was no second link.
    await letterTo(email, 3)
    expect(await lettersTo(email)).toHaveLength(3)

    const late = await another()
    await late.open(link)
    await late.press(flow.link.restore.submit)
    late.get('heading', flow.link.over)
    await late.follow(flow.link.askAgain)
    expect(late.address).toBe(at('/forgot'))
    // A signed-in user is asked to sign out first.
    await visitor.open(link)
    visitor.get('button', words.header.signOut, visitor.get('main'))
  })

  test(`a registration continues by the link, and rejects contact data as a name, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { email, name, phone, password } = someNewcomer()
    const elsewhere = await another()
    await elsewhere.open(at('/registration'))
    await elsewhere.fill(flow.email, email).press(flow.getCode)
    const link = await linkTo(email)
    expect(new URL(link).pathname).toBe(at('/registration/link'))
    await visitor.open(link)
    await visitor.press(flow.link.registration.submit)
    expect(visitor.address).toBe(at('/registration/complete'))
    visitor.fill(flow.details.phone, phone)
    for (const [wrong, code] of [
      [phone, 'not_a_name'],
      ['Айгерім wa.me/77010000012', 'not_a_name'],
      [email, 'not_a_name'],
    ] as const) {
      await visitor.fill(flow.details.name, wrong).press(flow.details.submit)
      const field = visitor.field(flow.details.name)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(descriptionOf(field)).toContain(fieldText(code, language))
      expect(field.value).toBe(wrong)
    }
    await visitor.fill(flow.details.name, name).press(flow.details.submit)
    visitor.fill(access.password, password).tick(flow.password.terms).tick(flow.password.adRules)
    await visitor.press(flow.password.submit)
    expect(visitor.address).toBe(at('/profile'))
  })
}
