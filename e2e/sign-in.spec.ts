import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { signIn, signInOf } from './portal/people.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of languages) {
  const { access } = words

  test(`a user signs in, returns to the requested page and signs out, in ${language}`, async ({ page }) => {
    const { email, password } = await signInOf(5)
    await page.goto(at('/ads/create'))
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByRole('textbox', { name: access.login }).fill(email)
    await page.getByLabel(access.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: access.submit }).click()
    await expect(page).toHaveURL(at('/ads/create'))
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto(at('/profile'))
    await page.locator('header summary').filter({ visible: true }).click()
    await page.getByRole('button', { name: words.header.signOut }).click()
    await expect(page.getByRole('link', { name: words.header.signIn }).first()).toBeVisible()
    await page.goto(at('/profile'))
    await expect(page).toHaveURL(/\/login/)
  })

  test(`a wrong password is reported and the login is kept, in ${language}`, async ({ page }) => {
    await page.goto(at('/login'))
    await page.getByRole('textbox', { name: access.login }).fill('nobody@example.kz')
    await page.getByLabel(access.password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: access.submit }).click()
    await expect(page.getByText(access.failed)).toBeVisible()
    await expect(page.getByRole('textbox', { name: access.login })).toHaveValue('nobody@example.kz')
    await expect(page).toHaveURL(/\/login/)
  })
}

test('guarded pages redirect guests to the sign-in and other roles away', async ({ page }) => {
  for (const path of ['/profile', '/account', '/ads/new', '/ads/create']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
  await signIn(page, 5)
  await page.goto('/ads/new')
  await expect(page).not.toHaveURL(/\/ads\/new/)
})
