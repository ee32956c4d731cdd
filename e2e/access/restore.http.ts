import { expect } from '@playwright/test'
import { errorText, fieldText } from '@sauda/sdk/language'
import { ACCESS_WORDS } from '../../packages/server/src/features/registration/letters/words.ts'
import { withAnyTime } from '../portal/access-flow.ts'
import { expectSaid, expectWrongField, requestCode, sendCode, sendSignIn } from '../portal/access-forms.ts'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signUp, someNewcomer } from '../portal/newcomer.ts'
import { codeTo, letterTo, linkTo } from '../portal/post-office.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { access, flow } = words

  test(`a forgotten password is replaced, which ends all other sessions, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const elsewhere = await another()
    const { email, password } = await signUp(elsewhere, language)
    await visitor.open(at('/login'))
    await visitor.follow(access.forgot)
    await visitor.fill(flow.email, email).press(flow.getCode)
    expect(visitor.address).toBe(at('/verify'))
    expectSaid(visitor, flow.code.sentIfKnown(email))

    // Too early for another e-mail.
    await visitor.press(flow.code.again)
    expect(textOf(visitor.get('alert'))).toMatch(withAnyTime(flow.code.tooSoon))
    const first = await codeTo(email, 2)
    await visitor.press(flow.code.otherEmail)
    expect(visitor.address).toBe(at('/forgot'))
    expect(visitor.field(flow.email).value).toBe(email)
    await visitor.press(flow.getCode)
    expect(visitor.address).toBe(at('/verify'))
    // The code of an abandoned restore is invalid; the link of its e-mail is still valid.
    await sendCode(visitor, spoken, first)
    expectWrongField(visitor.field(flow.code.label), fieldText('code_wrong', language))
    await visitor.open(await linkTo(email, 2))
    await visitor.press(flow.link.restore.submit)

    expect(visitor.address).toBe(at('/reset'))
    await visitor.open(visitor.address)
    await visitor.fill(access.password, 'короткий').press(flow.reset.submit)
    expectWrongField(visitor.field(access.password), fieldText('too_short', language))
    const next = 'зелёный чайник на балконе'
    await visitor.fill(access.password, next).press(flow.reset.submit)

    expect(visitor.address).toBe(at('/login'))
    expect(visitor.get('textbox', access.login).getAttribute('value')).toBe(email)
    await sendSignIn(visitor, spoken, { email, password })
    expect(textOf(visitor.get('alert'))).toContain(errorText('wrong_credentials', language))
    await sendSignIn(visitor, spoken, { email, password: next })
    expect(visitor.address).toBe(at('/profile'))
    expect((await letterTo(email, 3)).subject).toBe(ACCESS_WORDS[language].passwordChanged.subject)
    await elsewhere.open(at('/profile'))
    expect(elsewhere.address).toMatch(/\/login/)
  })

  test(`a code allows five attempts, also for an address that no user has, in ${language}`, async ({
    visitor,
  }) => {
    const code = () => visitor.field(flow.code.label)
    await requestCode(visitor, spoken, '/forgot', someNewcomer().email)
    for (const left of [4, 3, 2, 1]) {
      await sendCode(visitor, spoken, '123456')
      expectWrongField(code(), flow.code.triesLeft(left))
    }
    await sendCode(visitor, spoken, '123456')
    expect(visitor.text).not.toContain(flow.code.triesLeft(1))
    await sendCode(visitor, spoken, '654321')
    expectWrongField(code(), fieldText('code_used_up', language))
  })
}
