import { expect, type Page } from '@playwright/test'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { type Newcomer, signInAs, signUp } from './portal/newcomer.ts'
import { lookOf, untilCarried } from './portal/page-rules.ts'

for (const { language, turn, words, at } of languages) {
  const other = languages[turn === 0 ? 1 : 0]
  const { cabinet, editor } = words

  /** Details that cannot be saved because the session has ended elsewhere; the form still contains them. */
  async function saveWithoutSession(page: Page): Promise<Newcomer> {
    const who = await signUp(page, language)
    await page.goto(at('/profile/details'))
    await page.locator('#name').fill('Данияр Әлімов')
    await page.locator('#phone').fill('+7 777 12')
    await page.context().clearCookies()
    await page.getByRole('button', { name: cabinet.save }).click()
    await expect(page.getByText(editor.sessionGone)).toBeVisible()
    await expect(page).toHaveURL(at('/profile/details'))
    await expectTyped(page)
    return who
  }

  async function expectTyped(page: Page): Promise<void> {
    await expect(page.locator('#name')).toHaveValue('Данияр Әлімов')
    await expect(page.locator('#phone')).toHaveValue('+7 777 12')
  }

  async function save(page: Page): Promise<void> {
    await page.locator('#phone').fill('')
    await page.getByRole('button', { name: cabinet.save }).click()
    // The header shows the saved name.
    await expect(page.getByRole('banner').getByText('Данияр Әлімов').first()).toBeAttached()
    await expect(page.getByText(editor.sessionGone)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('#name')).toHaveValue('Данияр Әлімов')
    await expect(page.locator('#phone')).toHaveValue('')
  }

  const { width } = lookOf(language)

  test(`typed details survive the end of the session at ${width} px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const who = await saveWithoutSession(page)
    await untilCarried(page)
    await page.getByRole('link', { name: editor.signIn }).click()
    await signInByForm(page, who)
    await expect(page).toHaveURL(at('/profile/details'))
    await expectTyped(page)
    await save(page)
  })

  async function signInByForm(page: Page, { email, password }: Newcomer): Promise<void> {
    await page.locator('#login').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#password').press('Enter')
  }

  test(`typed details survive a sign-in in the other language, from ${language}`, async ({ page }) => {
    const who = await saveWithoutSession(page)
    await untilCarried(page)
    await page.getByRole('link', { name: editor.signIn }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await untilCarried(page)
    await page.locator('#login').fill(who.email)
    await page.getByRole('contentinfo').locator('a[hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    await expect(page.locator('#login')).toHaveValue(who.email)
    await signInByForm(page, who)
    await expect(page).toHaveURL(other?.at('/profile/details') ?? '')
    await expectTyped(page)
  })

  test(`typed details are not shown to another user, in ${language}`, async ({ page, browser }) => {
    const stranger = await signUp(await (await browser.newContext()).newPage(), language)
    await signUp(page, language)
    await page.goto(at('/profile/details'))
    await page.locator('#name').fill('Данияр Әлімов')
    await page.context().clearCookies()
    // As a browser does before scripts load.
    await page.locator('#name').evaluate((field: HTMLInputElement) => field.form?.submit())
    await expect(page.getByText(editor.sessionGone)).toBeVisible()
    await untilCarried(page)
    await page.getByRole('link', { name: editor.signIn }).click()
    await signInByForm(page, stranger)
    await expect(page).toHaveURL(at('/profile/details'))
    await untilCarried(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
    await expect(page.locator('#name')).toHaveValue(stranger.name)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`typed details survive the end of the session, in ${language}`, async ({ page }) => {
      const who = await saveWithoutSession(page)
      // The page with the form stays open.
      await expect(page.getByRole('link', { name: editor.signIn })).toHaveAttribute('target', '_blank')
      await signInAs(page, who)
      await save(page)
    })
  })

  test(`opening a page without a session requires a sign-in, in ${language}`, async ({ page, request }) => {
    await page.goto(at('/profile/details'))
    await expect(page).toHaveURL(/\/login\?next=/)
    // Forms with passwords are never returned with them.
    const answer = await request.post(at('/profile/password'), {
      form: { current_password: 'тихий трамвай', password: 'зелёный чайник' },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(await answer.text()).not.toContain('чайник')
  })
}
