import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { binCheckDigit, type RegistrationEnd } from '@sauda/sdk/access'
import type { CentreText } from '@sauda/sdk/content'
import type { Language } from '@sauda/sdk/language'
import { codeTo } from './post-office.ts'

/** A user who is not registered yet, as they type their details. */
export interface Newcomer {
  email: string
  name: string
  phone: string
  password: string
}

/** A unique name, so that a page which lists several newcomers tells them apart. */
function someName(): string {
  const letters = Array.from({ length: 6 }, () => 'абдеиклмнорст'[randomInt(13)])
  return `Айгерім С${letters.join('')}қызы`
}

/** A unique user. */
export function someNewcomer(): Newcomer {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  return {
    email: `newcomer-${randomInt(2 ** 40).toString(36)}@mail.example`,
    name: someName(),
    phone: `+7 771 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    password: 'тихий трамвай под окном',
  }
}

/** An unused BIN: of March 2024, with a valid check digit. */
export function someBin(): string {
  const digits = `240340${String(randomInt(100_000)).padStart(5, '0')}`
  const check = binCheckDigit(digits)
  return check === undefined ? someBin() : digits + check
}

/** Calls the API with the cookies of the page's context. */
export async function call<Answer = unknown>(
  page: Pick<Page, 'request'>,
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = { 'X-Portal-Client': 'e2e' }
  const answer = body
    ? await page.request.post(path, { headers, data: body })
    : await page.request.get(path, { headers })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()).data
}

/** The consents of a registration, to the texts that are published. */
export async function consents(page: Pick<Page, 'request'>): Promise<Omit<RegistrationEnd, 'password'>> {
  const versionOf = async (text: string) => (await call<CentreText>(page, `/api/${text}/get`)).version
  const versions = {
    terms: await versionOf('termsOfUse'),
    privacy: await versionOf('privacyPolicy'),
    ad_rules: await versionOf('rulesAd'),
  }
  return { terms: true, ad_rules: true, versions }
}

/** Registers a user by the API and signs the page's context in; the forms have their own tests. */
export async function signUp(
  page: Pick<Page, 'request'>,
  language: Language,
  who = someNewcomer(),
): Promise<Newcomer> {
  const { email, name, phone, password } = who
  await call(page, '/api/user/registration', { email, language })
  await call(page, '/api/user/codeCheck', { code: await codeTo(email) })
  await call(page, '/api/user/next', { kind: 'person', name, phone, language })
  await call(page, '/api/user/finish', { password, ...(await consents(page)) })
  return who
}

/** Registers somebody who names a company by its BIN, by the API, and signs the page's context in. */
export async function signUpFor(
  page: Pick<Page, 'request'>,
  bin: string,
  language: Language,
): Promise<Newcomer> {
  const who = someNewcomer()
  const { email, name, phone, password } = who
  await call(page, '/api/user/registration', { email, language })
  await call(page, '/api/user/codeCheck', { code: await codeTo(email) })
  await call(page, '/api/user/next', {
    kind: 'company',
    name,
    phone,
    language,
    company: 'ТОО «АвтоДиск»',
    bin,
  })
  await call(page, '/api/user/finish', { password, ...(await consents(page)) })
  return who
}

/** Signs the page's context in as a registered user. */
export async function signInAs(page: Pick<Page, 'request'>, { email, password }: Newcomer): Promise<void> {
  await call(page, '/api/user/auth', { login: email, password })
}
