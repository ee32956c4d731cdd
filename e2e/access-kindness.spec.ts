import { expect } from '@playwright/test'
import { buttonsOf, fieldsOf, handInCode, otherThan } from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { boxOf, expectOneRow } from './portal/look-rules.ts'
import { call, signInAs, signUp, someNewcomer } from './portal/newcomer.ts'
import {
  darkLooks,
  expectKindIn,
  expectNoSidewaysScroll,
  lightLooks,
  lookOf,
  setLook,
  untilScripted,
} from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { codeTo } from './portal/post-office.ts'

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { cabinet, peopleDesk } = words
  const looks = language === 'ru' ? lightLooks : darkLooks

  // A page with errors also has everything that it has without them.
  test(`the pages of a registration are accessible, in ${language}`, async ({ page }) => {
    await setLook(page, lookOf(language))
    const { email } = someNewcomer()
    const fields = fieldsOf(page, spoken)
    const buttons = buttonsOf(page, spoken)
    await page.goto(at('/registration'))
    await buttons.getCode.click()
    await expect(fields.email).toHaveAttribute('aria-invalid', 'true')
    await expectKindIn(page, looks)
    await fields.email.fill(email)
    await buttons.getCode.click()
    await expect(page).toHaveURL(/\/verify$/)
    const code = await codeTo(email)
    await handInCode(page, spoken, otherThan(code))
    await expect(fields.code).toHaveAttribute('aria-invalid', 'true')
    await expectKindIn(page, looks)
    await page.goto(at('/registration'))
    await expectKindIn(page, looks)

    await page.goto(at('/registration/verify'))
    await handInCode(page, spoken, code)
    await fields.company.check()
    await buttons.details.click()
    await expect(fields.bin).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('group', { name: words.flow.details.rooms }).locator('summary').first().click()
    await expectKindIn(page, looks)
    await call(page, '/api/user/next', {
      kind: 'person',
      ...someNewcomer(),
      email: undefined,
      password: undefined,
    })
    await page.goto(at('/registration/complete'))
    await buttons.finish.click()
    await expect(fields.adRules).toHaveAttribute('aria-invalid', 'true')
    await page.getByText(words.flow.terms.title, { exact: true }).click()
    await expectKindIn(page, looks)
  })

  test(`the pages of a restore are accessible, in ${language}`, async ({ page }) => {
    await setLook(page, lookOf(language))
    const { email } = await signUp(page, language)
    await page.context().clearCookies()
    const fields = fieldsOf(page, spoken)
    const buttons = buttonsOf(page, spoken)
    await page.goto(at('/forgot'))
    await buttons.getCode.click()
    await expect(fields.email).toHaveAttribute('aria-invalid', 'true')
    await expectKindIn(page, looks)
    await fields.email.fill(email)
    await buttons.getCode.click()
    await handInCode(page, spoken, await codeTo(email, 2))
    await expect(page).toHaveURL(at('/reset'))
    await buttons.reset.click()
    await expect(fields.password).toHaveAttribute('aria-invalid', 'true')
    await expectKindIn(page, looks)
    await page.goto(at('/registration/invitation'))
    await expectKindIn(page, looks)
    await page.goto(at('/registration/invitation?token=made-up'))
    await expectKindIn(page, looks)
  })

  test(`the pages of a cabinet are accessible, in ${language}`, async ({ page, browser }) => {
    await setLook(page, lookOf(language))
    const who = await signUp(page, language)
    await signInAs(await (await browser.newContext()).newPage(), who)
    await page.goto(at('/profile/details'))
    await page.getByRole('textbox', { name: cabinet.name }).fill('')
    await page.getByRole('button', { name: cabinet.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: cabinet.failed })).toBeFocused()
    await expectKindIn(page, looks)
    await page.goto(at('/profile/password'))
    await page.getByRole('button', { name: cabinet.changePassword }).click()
    await expect(page.getByRole('alert').filter({ hasText: cabinet.passwordFailed })).toBeFocused()
    await expectKindIn(page, looks)
    await page.goto(at('/profile/sessions'))
    await expectKindIn(page, looks)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.reload()
    await untilScripted(page)
    await expectOneRow(page.getByRole('navigation', { name: cabinet.parts }))
    await expectNoSidewaysScroll(page)
  })

  test(`an administrator's pages are accessible, in ${language}`, async ({ page }) => {
    await setLook(page, lookOf(language))
    await signIn(page, 2)
    await page.goto(at('/dashboard/people'))
    await expectKindIn(page, looks)
    await page.goto(at('/dashboard/people/invitations'))
    await page.getByRole('button', { name: peopleDesk.invitation.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: peopleDesk.invitation.failed })).toBeFocused()
    await expectKindIn(page, looks)
    await page.goto(at('/dashboard/people/applications'))
    await expectKindIn(page, looks)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectOneRow(page.getByRole('navigation', { name: peopleDesk.parts }))
    await page.getByRole('link', { name: peopleDesk.application.accept }).first().click()
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/accept$/)
    await expectKindIn(page, looks)
    await page.goto(page.url().replace(/accept$/, 'refuse'))
    await untilScripted(page)
    // As tall as what it contains.
    const sheet = await boxOf(dialog)
    expect(sheet.y).toBeGreaterThan(32)
    expect(sheet.y + sheet.height).toBeCloseTo(640, 0)
    await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expectKindIn(page, looks)
  })
}
