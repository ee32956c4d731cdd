import { expectAxeClean } from './portal/axe.ts'
import { expect, test } from './portal/test.ts'

const homes = [
  { path: '/', language: 'ru' },
  { path: '/kk', language: 'kk' },
]

for (const { path, language } of homes) {
  test(`the home page answers at ${path}, in ${language}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAxeClean(page)
  })
}

test('an unknown page is a 404 that says so and leads home', async ({ page }) => {
  const answer = await page.goto('/there-is-no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})
