import { expect, type Page } from '@playwright/test'
import { signInByForm } from '../portal/access-flow.ts'
import { test } from '../portal/caller.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { signUp } from '../portal/newcomer.ts'
import { untilCarried } from '../portal/page-rules.ts'

for (const spoken of flowsIn('kk')) {
  const { language, turn, words, at } = spoken
  const other = languages[turn === 0 ? 1 : 0]
  const { cabinet, editor } = words
  const name = (page: Page) => page.locator('#name')

  test(`typed details survive a sign-in in the other language, from ${language}`, async ({ page }) => {
    const who = await signUp(page, language)
    await page.goto(at('/profile/details'))
    await name(page).fill('Данияр Әлімов')
    await page.locator('#phone').fill('+7 777 12')
    await page.context().clearCookies()
    await page.getByRole('button', { name: cabinet.save }).click()
    await expect(page.getByText(editor.sessionGone)).toBeVisible()
    await untilCarried(page)
    await page.getByRole('link', { name: editor.signIn }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await untilCarried(page)
    await page.locator('#login').fill(who.email)
    await page.getByRole('contentinfo').locator('a[hreflang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    await expect(page.locator('#login')).toHaveValue(who.email)
    await signInByForm(page, other, who)
    await expect(page).toHaveURL(other.at('/profile/details'))
    await expect(name(page)).toHaveValue('Данияр Әлімов')
    await expect(page.locator('#phone')).toHaveValue('+7 777 12')
  })

  test(`typed details are not shown to another user, in ${language}`, async ({ page, browser }) => {
    const stranger = await signUp(await (await browser.newContext()).newPage(), language)
    await signUp(page, language)
    await page.goto(at('/profile/details'))
    await name(page).fill('Данияр Әлімов')
    await page.context().clearCookies()
    // As a browser does before scripts load.
    await name(page).evaluate((field: HTMLInputElement) => field.form?.submit())
    await expect(page.getByText(editor.sessionGone)).toBeVisible()
    await untilCarried(page)
    await page.getByRole('link', { name: editor.signIn }).click()
    await signInByForm(page, spoken, stranger)
    await expect(page).toHaveURL(at('/profile/details'))
    await untilCarried(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
    await expect(name(page)).toHaveValue(stranger.name)
  })
}
