import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of languages) {
  test(`pages hydrate beside what only the server says, in ${language}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(at('/'))
    await untilScripted(page)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')['@graph']).toHaveLength(2)
    await page.getByRole('navigation', { name: words.header.navigation }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${at('/ads')}$`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
    expect(problems).toEqual([])
  })
}
