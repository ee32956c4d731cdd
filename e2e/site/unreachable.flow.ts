import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
  test(`an unreachable portal is reported with a way to retry, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: words.header.catalogue }).first().click()
    await expect(page.getByText(words.failures.offline)).toBeVisible()
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: words.failures.retry }).click()
    await expect(page).toHaveURL(/\/ads$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
