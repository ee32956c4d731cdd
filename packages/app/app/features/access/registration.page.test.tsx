import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sentTo } from '../../../testing/network.ts'
import { beginRegistration, codeTo, signUp, someNewcomer } from '../../../testing/newcomer.ts'
import { address, openPage, untilIdle } from '../../../testing/open-page.tsx'
import { call, endSession } from '../../../testing/people.ts'
import { signInWords } from '../people/sign-in-words.ts'
import { detailsWords } from './details-words.ts'
import { flowWords } from './words.ts'

const { code: codeWords, ...flow } = flowWords.ru
const { details, password: last } = detailsWords.ru
const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' })
const button = (name: string) => page.getByRole('main').getByRole('button', { name })
const email = box(flow.email)
const code = box(codeWords.label)
const password = page.getByLabelText(signInWords.ru.password, { exact: true })
const terms = page.getByRole('checkbox', { name: last.terms })
const adRules = page.getByRole('checkbox', { name: last.adRules })
const wrong = async (field: typeof email, text: string) => {
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(text))
}

it('an e-mail and a code that are wrong stay in their fields', async () => {
  const who = someNewcomer()
  await openPage('/registration')
  await email.fill('newcomer@')
  await button(flow.getCode).click()
  await wrong(email, fieldText('email_invalid', 'ru'))
  await expect.element(email).toHaveValue('newcomer@')
  await email.fill(who.email)
  await button(flow.getCode).click()
  await expect.element(page.getByText(codeWords.sent(who.email))).toBeVisible()
  const right = await codeTo(who.email)
  await code.fill(right === '123456' ? '654321' : '123456')
  await button(codeWords.submit).click()
  await wrong(code, fieldText('code_wrong', 'ru'))
  await wrong(code, codeWords.triesLeft(4))
  await code.fill(right)
  await button(codeWords.submit).click()
  await expect.poll(address).toBe('/registration/complete')
})

it('no error of the details, of the password or of a consent loses what was typed', async () => {
  const who = someNewcomer()
  await beginRegistration(who)
  await openPage('/registration/complete')
  const phone = box(new RegExp(`^${details.phone}`))
  await box(details.name).fill(who.name)
  await phone.fill('701 12')
  await button(details.submit).click()
  await wrong(phone, fieldText('phone_invalid', 'ru'))
  await expect.element(phone).toHaveValue('701 12')
  await expect.element(box(details.name)).toHaveValue(who.name)
  await phone.fill(who.phone)
  await button(details.submit).click()

  await expect.element(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible()
  await password.fill(who.password)
  await terms.click()
  await button(last.submit).click()
  await wrong(adRules, fieldText('must_agree', 'ru'))
  await expect.element(terms).toBeChecked()
  await adRules.click()
  await password.fill('qwertyuiop')
  await button(last.submit).click()
  await wrong(password, fieldText('common', 'ru'))
  await expect.element(adRules).toBeChecked()

  // The form was opened before the policy that is published now: its text is asked for again.
  const seen = () => document.querySelector<HTMLInputElement>('input[name="privacy_version"]')
  const published = seen()?.value
  expect(published).toMatch(/^[1-9]/)
  const timesRead = async () => (await sentTo(/\/api\/privacyPolicy\/get/)).length
  const before = await timesRead()
  await password.fill(who.password)
  await untilIdle()
  seen()?.setAttribute('value', '999')
  await button(last.submit).click()
  await wrong(terms, fieldText('text_changed', 'ru'))
  await expect.poll(timesRead).toBeGreaterThan(before)
  await expect.element(terms).not.toBeChecked()
  await expect.element(adRules).toBeChecked()
  expect(seen()?.value).toBe(published)
  await expect.element(password).toHaveValue(who.password)
  await terms.click()
  await button(last.submit).click()
  await expect.poll(address).toBe('/profile')
})

it('another e-mail can be requested only after a while, and a new password is checked', async () => {
  const who = await signUp()
  await endSession()
  await openPage('/forgot')
  await email.fill(who.email)
  await button(flow.getCode).click()
  await expect.poll(address).toBe('/verify')
  const [before = '', after = ''] = codeWords.againIn('|').split('|')
  const wait = page.getByRole('main').getByRole('button', { name: new RegExp(`^${before.trim()}`) })
  await expect.element(wait).toBeDisabled()
  await expect.element(wait).toMatchTextContent(new RegExp(`^${before}\\d+:\\d\\d${after}$`))
  await code.fill(await codeTo(who.email, 2))
  await button(codeWords.submit).click()
  await expect.poll(address).toBe('/reset')
  await password.fill('короткий')
  await button(flow.reset.submit).click()
  await wrong(password, fieldText('too_short', 'ru'))
  await password.fill('зелёный чайник на балконе')
  await button(flow.reset.submit).click()
  await expect.poll(address).toBe('/login')
  await call('/api/user/auth', { login: who.email, password: 'зелёный чайник на балконе' })
})
