import { expect } from '@playwright/test'
import { signInByForm } from '../portal/access-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { pressSignOut, signInOf } from '../portal/people.ts'
import { test } from '../portal/test.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken

  test(`a user signs in, returns to the requested page and signs out, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads/create'))
    await expect(page).toHaveURL(/\/login\?next=/)
    await signInByForm(page, spoken, await signInOf(5))
    await expect(page).toHaveURL(at('/ads/create'))
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto(at('/profile'))
    await pressSignOut(page, words)
    await expect(page.getByRole('link', { name: words.header.signIn }).first()).toBeVisible()
    await page.goto(at('/profile'))
    await expect(page).toHaveURL(/\/login/)
  })
}
