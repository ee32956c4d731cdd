import { expect } from '@playwright/test'
import { understoodWords } from '../packages/app/app/features/ads/understood-words.ts'
import { languages } from './portal/languages.ts'
import { expectKind, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of languages) {
  const { catalogue } = words

  test(`a guest searches from the home page and opens an ad, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await page.getByRole('searchbox', { name: catalogue.search.label }).fill('колодки')
    await page.getByRole('button', { name: catalogue.search.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: /колодки|қалыптары/ })).toBeVisible()
    const ad = page.locator('main a[href$="/view"]').first()
    const title = (await ad.textContent()) ?? ''
    await ad.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test(`what was mended can be searched for as typed, and what was understood taken away, in ${language}`, async ({
    page,
  }) => {
    const said = understoodWords[language]
    const main = page.getByRole('main')
    await page.setViewportSize({ width: 320, height: 800 })
    // More chips than fit beside each other.
    await page.goto(at('/ads?q=тормазные диски камри оригинал'))
    await untilScripted(page)
    const chips = main.getByRole('link', { name: new RegExp(`^${said.remove} `) })
    const discs = chips.filter({ hasText: /тормозные диски|тежегіш дискілері/i })
    await expect(discs).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toContainText('тормазн')
    await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()}`))
    await expectKind(page)
    await discs.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=[^&]+$/)
    await expect(discs).toHaveCount(0)
    await expect(main.locator('a[href$="/view"]').first()).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(at('/ads?q=тормазной диск тойота'))
    await untilScripted(page)
    await expectKind(page)
    await main.getByRole('link', { name: said.asTyped('тормазной диск тойота') }).click()
    await expect(page.getByText(catalogue.empty, { exact: true })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: catalogue.search.label }).last()).toHaveValue(
      '"тормазной диск тойота"',
    )
  })

  test(`a query without words is said to be ignored, in ${language}`, async ({ page }) => {
    for (const q of ['!!!???', '😀', '%_%']) {
      await page.goto(at(`/ads?q=${encodeURIComponent(q)}`))
      await expect(page.getByText(understoodWords[language].nothingAsked, { exact: true })).toBeVisible()
      await expect(page.locator('main a[href$="/view"]').first()).toBeVisible()
    }
  })

  test(`a long word fits every screen, in ${language}`, async ({ page }) => {
    await page.goto(at(`/ads?q=${'ф'.repeat(200)}`))
    for (const width of [1280, 1050, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })

  test(`an empty result offers a way on, in ${language}`, async ({ page }) => {
    const ways = page.locator('main section[aria-labelledby^="way-"]')
    await page.goto(at('/ads?q=нетнигдетакогослова'))
    await expect(page.getByText(catalogue.empty, { exact: true })).toBeVisible()
    // Nothing is near to a word that means nothing.
    await expect(ways).toHaveCount(1)
    await expect(ways.getByRole('link', { name: catalogue.categories.brakes })).toBeVisible()

    await page.goto(at('/ads?q=карбюратор тойота'))
    await expect(page.getByText(catalogue.empty, { exact: true })).toBeVisible()
    await expect(ways).toHaveCount(2)
    const near = page.locator('section[aria-labelledby="way-similar"]').getByRole('link')
    await expect(near.first()).toContainText(', Toyota')
    await near.first().click()
    await expect(page).toHaveURL(/brand=\d+/)
    await expect(page.locator('main a[href$="/view"]').first()).toBeVisible()
  })

  test(`more ads load on demand, and going back restores the position, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    await untilScripted(page)
    const ads = page.locator('main li a[href$="/view"]')
    const shown = await ads.count()
    await page.getByRole('link', { name: catalogue.more }).click()
    await expect.poll(() => ads.count()).toBeGreaterThan(shown)
    const last = ads.last()
    const path = await last.getAttribute('href')
    await last.click()
    await expect(page).toHaveURL(/\/view/)
    await page.goBack()
    await expect(page.locator(`main li a[href="${path}"]`)).toBeInViewport()
  })
}

test('the address contains the filters', async ({ page }) => {
  await page.goto('/ads?price_from=20000&price_to=30000&sort=price_asc')
  const ads = page.locator('main li:has(a[href$="/view"])')
  await expect(ads.first()).toBeVisible()
  const prices = await ads.allInnerTexts()
  const sums = prices.flatMap((text) => /([\d\s]+)₸/.exec(text)?.[1]?.replace(/\s/g, '') ?? []).map(Number)
  expect(sums.length).toBeGreaterThan(0)
  expect(sums.every((sum) => sum >= 20_000 && sum <= 30_000)).toBe(true)
  expect(sums).toEqual([...sums].sort((a, b) => a - b))
})
