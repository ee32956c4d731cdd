import { expect, type Locator, type Page } from '@playwright/test'
import type { Spoken } from './languages.ts'
import type { Newcomer } from './newcomer.ts'

/** The fields of the pages for sign-in, registration and restore. */
export function fieldsOf(page: Page, { words: { access, flow } }: Spoken) {
  return {
    email: page.getByRole('textbox', { name: flow.email, exact: true }),
    code: page.getByRole('textbox', { name: flow.code.label, exact: true }),
    company: page.getByRole('radio', { name: flow.details.company }),
    name: page.getByRole('textbox', { name: flow.details.name, exact: true }),
    phone: page.getByRole('textbox', { name: flow.details.phone }),
    companyName: page.getByRole('textbox', { name: flow.details.companyName, exact: true }),
    bin: page.getByRole('textbox', { name: flow.details.bin, exact: true }),
    password: page.getByLabel(access.password, { exact: true }),
    terms: page.getByRole('checkbox', { name: flow.password.terms }),
    adRules: page.getByRole('checkbox', { name: flow.password.adRules }),
  }
}

/** The buttons of the same pages. */
export function buttonsOf(page: Page, { words: { access, flow } }: Spoken) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    getCode: button(flow.getCode),
    checkCode: button(flow.code.submit),
    sendAgain: button(flow.code.again),
    otherEmail: button(flow.code.otherEmail),
    details: button(flow.details.submit),
    finish: button(flow.password.submit),
    reset: button(flow.reset.submit),
    signIn: page.getByRole('main').getByRole('button', { name: access.submit }),
  }
}

/** Opens `/registration` or `/forgot` and requests a code. */
export async function askForCode(page: Page, spoken: Spoken, path: string, email: string): Promise<void> {
  await page.goto(spoken.at(path))
  await fieldsOf(page, spoken).email.fill(email)
  await buttonsOf(page, spoken).getCode.click()
  await expect(page).toHaveURL(/\/verify$/)
}

/** Submits a code, right or wrong. */
export async function handInCode(page: Page, spoken: Spoken, code: string): Promise<void> {
  await fieldsOf(page, spoken).code.fill(code)
  await buttonsOf(page, spoken).checkCode.click()
}

/** Signs in by the form, which must be open. */
export async function signInByForm(
  page: Page,
  spoken: Spoken,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: spoken.words.access.login }).fill(email)
  await fieldsOf(page, spoken).password.fill(password)
  await buttonsOf(page, spoken).signIn.click()
}

/** A wrong code. */
export function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456'
}

/** Expects a field to show its error, also to screen readers. */
export async function expectWrong(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(literal(text)))
}

/** Matches a text with any time in it: «Отправить ещё раз через 0:42». */
export function withAnyTime(words: (time: string) => string): RegExp {
  return new RegExp(words('00').split('00').map(literal).join('\\d+:\\d\\d'))
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
