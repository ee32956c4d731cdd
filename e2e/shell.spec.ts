import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { expectAxeClean } from './portal/page-rules.ts'
import { test } from './portal/test.ts'

for (const { language, at } of languages) {
  test(`the home page loads at ${at('/')}`, async ({ page }) => {
    const answer = await page.goto(at('/'))
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAxeClean(page)
  })
}

test('an unknown page is a 404 with a link to the home page', async ({ page }) => {
  const answer = await page.goto('/there-is-no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
