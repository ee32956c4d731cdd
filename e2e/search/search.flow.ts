import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { ad: its, catalogue, header } = words

  test(`a guest searches from the home page, opens an ad and shares it, in ${language}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at('/'))
    await page.getByRole('searchbox', { name: catalogue.search.label }).fill('колодки')
    await page.getByRole('button', { name: catalogue.search.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: /колодки|қалыптары/ })).toBeVisible()
    const ad = page.locator('main a[href$="/view"]').first()
    const title = (await ad.textContent()) ?? ''
    await ad.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await untilScripted(page)
    await page.getByLabel(its.share).press('Enter')
    await expect(page.getByText(its.copied).first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(problems).toEqual([])
  })

  test(`pages hydrate beside what only the server says, in ${language}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(at('/'))
    await untilScripted(page)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')['@graph']).toHaveLength(2)
    await page.getByRole('navigation', { name: header.navigation }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${at('/ads')}$`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())

    // More ads load on demand, and going back restores the position.
    const ads = page.locator('main li a[href$="/view"]')
    await expect(ads.first()).toBeVisible()
    const shown = await ads.count()
    await page.getByRole('link', { name: catalogue.more }).click()
    await expect.poll(() => ads.count()).toBeGreaterThan(shown)
    const last = ads.last()
    const path = await last.getAttribute('href')
    await last.click()
    await expect(page).toHaveURL(/\/view/)
    await page.goBack()
    await expect(page.locator(`main li a[href="${path}"]`)).toBeInViewport()
    expect(problems).toEqual([])
  })
}
