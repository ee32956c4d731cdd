import { expect, type Page } from '@playwright/test'
import { buttonsOf, fieldsOf, handInCode, otherThan } from '../portal/access-flow.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call, signUp, someNewcomer } from '../portal/newcomer.ts'
import { codeTo } from '../portal/post-office.ts'

/** A page with errors also has everything that it has without them. */
async function leaveEmpty(
  page: Page,
  spoken: Spoken,
  button: keyof ReturnType<typeof buttonsOf>,
  field: keyof ReturnType<typeof fieldsOf>,
) {
  await buttonsOf(page, spoken)[button].click()
  await expect(fieldsOf(page, spoken)[field]).toHaveAttribute('aria-invalid', 'true')
}

const inFlow = new WeakMap<Page, string>()
const emailOf = (page: Page) => inFlow.get(page) ?? ''

gallery('a registration', [
  {
    state: 'an e-mail with an error',
    path: '/registration',
    act: (page, spoken) => leaveEmpty(page, spoken, 'getCode', 'email'),
  },
  {
    state: 'a wrong code',
    path: async (page) => {
      const { email } = someNewcomer()
      inFlow.set(page, email)
      await call(page, '/api/user/registration', { email })
      return '/registration/verify'
    },
    act: async (page, spoken) => {
      await handInCode(page, spoken, otherThan(await codeTo(emailOf(page))))
      await expect(fieldsOf(page, spoken).code).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { state: 'a registration under way', path: '/registration' },
  {
    state: 'details of a company with errors, and rooms',
    path: async (page) => {
      await call(page, '/api/user/codeCheck', { code: await codeTo(emailOf(page)) })
      return '/registration/complete'
    },
    act: async (page, spoken) => {
      await fieldsOf(page, spoken).company.check()
      await leaveEmpty(page, spoken, 'details', 'bin')
      const rooms = page.getByRole('group', { name: spoken.words.flow.details.rooms })
      await rooms.locator('summary').first().click()
    },
  },
  {
    state: 'a password and consents with errors, and the terms',
    path: async (page) => {
      const { name, phone } = someNewcomer()
      await call(page, '/api/user/next', { kind: 'person', name, phone })
      return '/registration/complete'
    },
    act: async (page, spoken) => {
      await leaveEmpty(page, spoken, 'finish', 'adRules')
      await page.getByText(spoken.words.flow.terms.title, { exact: true }).click()
    },
  },
])

gallery('a restore, and links that are over', [
  {
    state: 'an e-mail with an error',
    path: async (page, { language }) => {
      const { email } = await signUp(page, language)
      inFlow.set(page, email)
      await page.context().clearCookies()
      return '/forgot'
    },
    act: (page, spoken) => leaveEmpty(page, spoken, 'getCode', 'email'),
  },
  {
    state: 'a new password with an error',
    path: async (page) => {
      const email = emailOf(page)
      await call(page, `/api/user/restore/${email}`)
      await call(page, '/api/user/codeCheck', { code: await codeTo(email, 2) })
      return '/reset'
    },
    act: (page, spoken) => leaveEmpty(page, spoken, 'reset', 'password'),
  },
  { state: 'an invitation without a token', path: '/registration/invitation' },
  { state: 'an invitation that is over', path: '/registration/invitation?token=made-up' },
])
