import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { ACCESS_WORDS } from '../../packages/server/src/features/registration/letters/words.ts'
import { otherThan } from '../portal/access-flow.ts'
import { expectSaid, expectWrongField, finish, requestCode, sendCode } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signUp, someNewcomer } from '../portal/newcomer.ts'
import { codeTo, letterTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { access, cabinet, flow } = words

  test(`a user registers without scripts, and no error loses what was typed, in ${language}`, async ({
    visitor,
  }) => {
    const who = someNewcomer()
    const phone = () => visitor.get('textbox', flow.details.phone)
    const name = () => visitor.field(flow.details.name)
    const terms = () => visitor.field(flow.password.terms)
    const adRules = () => visitor.field(flow.password.adRules)

    await visitor.open(at('/registration'))
    await visitor.fill(flow.email, 'newcomer@').press(flow.getCode)
    expectWrongField(visitor.field(flow.email), fieldText('email_invalid', language))
    expect(visitor.field(flow.email).value).toBe('newcomer@')

    await requestCode(visitor, spoken, '/registration', who.email)
    expectSaid(visitor, flow.code.sent(who.email))
    await visitor.open(visitor.address)
    const code = await codeTo(who.email)
    await sendCode(visitor, spoken, otherThan(code))
    expectWrongField(visitor.field(flow.code.label), fieldText('code_wrong', language))
    expectWrongField(visitor.field(flow.code.label), flow.code.triesLeft(4))
    await sendCode(visitor, spoken, code)

    expect(visitor.address).toBe(at('/registration/complete'))
    await visitor.open(visitor.address)
    name().value = who.name
    phone().setAttribute('value', '701 12')
    await visitor.press(flow.details.submit)
    expectWrongField(phone(), fieldText('phone_invalid', language))
    expect(phone().getAttribute('value')).toBe('701 12')
    expect(name().value).toBe(who.name)
    phone().setAttribute('value', who.phone)
    await visitor.press(flow.details.submit)

    expect(visitor.get('heading', flow.password.title).tagName).toBe('H1')
    await visitor.open(visitor.address)
    await visitor.fill(access.password, who.password).tick(flow.password.terms).press(flow.password.submit)
    expectWrongField(adRules(), fieldText('must_agree', language))
    expect(terms().checked).toBe(true)
    await finish(visitor, spoken, 'qwertyuiop')
    expectWrongField(visitor.field(access.password), fieldText('common', language))
    expect(adRules().checked).toBe(true)
    // The form was opened before the policy that is published now: its text is asked for again.
    const seen = () => visitor.document.querySelector<HTMLInputElement>('input[name="privacy_version"]')
    const published = seen()?.value
    expect(published).toMatch(/^[1-9]/)
    seen()?.setAttribute('value', '999')
    await finish(visitor, spoken, who.password)
    expectWrongField(terms(), fieldText('text_changed', language))
    expect(terms().checked).toBe(false)
    expect(adRules().checked).toBe(true)
    expect(seen()?.value).toBe(published)
    expect(visitor.field(access.password).value).toBe('')
    await finish(visitor, spoken, who.password)

    expect(visitor.address).toBe(at('/profile'))
    await visitor.open(at('/profile/details'))
    expect(visitor.get('textbox', cabinet.name).getAttribute('value')).toBe(who.name)
    expectSaid(visitor, who.email)
  })

  test(`an unfinished registration can be continued or started over, in ${language}`, async ({ visitor }) => {
    const { email } = someNewcomer()
    await requestCode(visitor, spoken, '/registration', email)
    await visitor.open(at('/registration'))
    expectSaid(visitor, flow.underWay.text(email))
    await visitor.follow(flow.underWay.goOn)
    expect(visitor.address).toBe(at('/registration/verify'))
    await visitor.open(at('/registration'))
    await visitor.press(flow.underWay.startOver)
    expect(visitor.field(flow.email).value).toBe('')
    await visitor.open(at('/registration/verify'))
    expect(visitor.address).toBe(at('/login'))
  })

  test(`a registered address looks like any other, and its owner gets an e-mail, in ${language}`, async ({
    another,
  }) => {
    const [owner, asker, other] = [await another(), await another(), await another()]
    const { email } = await signUp(owner, language)
    const { email: unknown } = someNewcomer()
    await requestCode(asker, spoken, '/registration', email)
    await requestCode(other, spoken, '/registration', unknown)
    const seen = ({ document }: Visitor, address: string) =>
      document.querySelector('main')?.innerHTML.replaceAll(address, '')
    expect(seen(asker, email)).toBe(seen(other, unknown))
    expect(seen(asker, email)).toContain('<form')

    const { subject, text } = await letterTo(email, 2)
    expect(subject).toBe(ACCESS_WORDS[language].alreadyRegistered.subject)
    expect(text).not.toMatch(/\b\d{6}\b/)
    expect(text).toContain(at('/forgot'))
    await sendCode(asker, spoken, await codeTo(email, 1))
    expectWrongField(asker.field(flow.code.label), fieldText('code_wrong', language))
    await sendCode(asker, spoken, await codeTo(unknown))
    expectWrongField(asker.field(flow.code.label), fieldText('code_wrong', language))
  })
}
