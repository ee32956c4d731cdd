import { expect, type Locator, type Page } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { bluePixels, boxOf, contrastOfRing, coveredWords, cutTexts } from './portal/look-rules.ts'
import { allLooks, expectNoSidewaysScroll, setLook, untilScripted, untilStill } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const WIDTHS = [320, 1280]

for (const { language, words, at } of languages) {
  const { catalogue, header } = words

  // A page is loaded once and resized: style sheets alone place what is measured here.
  const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

  test(`an empty result is visible without scrolling, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads?q=qwertzuiop&price_to=9000'))
    for (const width of WIDTHS) {
      await resize(page, width)
      const search = await boxOf(page.getByRole('searchbox'))
      const chips = await boxOf(page.getByRole('list', { name: catalogue.chosen }))
      const told = await boxOf(page.getByRole('heading', { name: catalogue.empty }))
      if (width === 1280) expect(chips.y - (search.y + search.height)).toBeLessThan(40)
      expect(told.y + told.height).toBeLessThan(800)
    }
  })

  test(`few results are directly below the search, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    const title = await page.locator('main li a[href$="/view"]').first().textContent()
    await page.goto(at(`/ads?q=${encodeURIComponent(title ?? '')}`))
    for (const width of WIDTHS) {
      await resize(page, width)
      const search = await boxOf(page.getByRole('searchbox'))
      const card = await boxOf(
        page
          .locator('main li')
          .filter({ has: page.locator('a[href$="/view"]') })
          .first(),
      )
      // On a phone filters and order are between them.
      expect(card.y - (search.y + search.height)).toBeLessThan(width === 1280 ? 120 : 240)
    }
  })

  test(`orders, brands and what to search for are not cut off, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    await untilScripted(page)
    for (const width of WIDTHS) {
      await resize(page, width)
      expect(await cutTexts(page.locator('#sort'))).toEqual([])
      expect(await cutTexts(page.getByLabel(catalogue.search.label))).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await page.goto(at('/'))
    for (const width of WIDTHS) {
      await resize(page, width)
      expect(await cutTexts(page.getByRole('combobox', { name: catalogue.brand }))).toEqual([])
      expect(await cutTexts(page.getByLabel(catalogue.search.label))).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  })

  test(`the search of the home page has a visible focus ring and clear button, in ${language}`, async ({
    page,
  }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    const search = page.getByLabel(catalogue.search.label)
    const brand = page.getByRole('combobox', { name: catalogue.brand })
    for (const look of allLooks) {
      await setLook(page, look)
      await search.focus()
      await page.keyboard.type('д')
      await untilStill(page)
      expect(await contrastOfRing(page.locator('label', { has: search }))).toBeGreaterThanOrEqual(3)
      expect(await bluePixels(search)).toBe(0)
      await brand.focus()
      await untilStill(page)
      expect(await contrastOfRing(page.locator('label', { has: brand }))).toBeGreaterThanOrEqual(3)
    }
  })

  test(`no drawing overlaps text, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    const tiles = page.getByRole('region', { name: words.home.categories }).locator('div:has(> img)')
    await expect(tiles).toHaveCount(5)
    for (const width of [320, 1000, 1100, 1280]) {
      await resize(page, width)
      for (const tile of await tiles.all()) expect(await coveredWords(tile), `${width} px`).toEqual([])
    }
  })

  test(`the header of a member stays in one line, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/ads/new'))
    for (const width of [1050, 1280]) {
      await resize(page, width)
      const banner = page.getByRole('banner')
      const name = (language: 'ru' | 'kk') => header.shortLanguages[language]
      const ru = await boxOf(
        banner.getByRole('link', { name: name('ru'), exact: true }).filter({ visible: true }),
      )
      const kk = await boxOf(
        banner.getByRole('link', { name: name('kk'), exact: true }).filter({ visible: true }),
      )
      expect(kk.y).toBe(ru.y)
      const button = await boxOf(banner.getByRole('link', { name: header.newAd }).filter({ visible: true }))
      expect(button.height).toBeLessThan(50)
      expect((await boxOf(banner.locator('input[name=q]'))).width).toBeGreaterThan(120)
      await expectNoSidewaysScroll(page)
      const names = banner.locator('span.truncate').filter({ visible: true })
      await expect(names).toHaveCount(width < 1200 ? 0 : 1)
      expect(await names.evaluateAll((all) => all.every((it) => it.scrollWidth <= it.clientWidth))).toBe(true)
    }
  })

  test(`the account is one tap away on a phone, in ${language}`, async ({ page, browser }) => {
    const isInTheLine = async (it: Locator) => {
      const { x, y, width, height } = await boxOf(it)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(y + height).toBeLessThan(60)
      expect(x + width).toBeLessThanOrEqual(320)
    }
    await resize(page, 320)
    await page.goto(at('/login'))
    const signInLink = page.getByRole('banner').getByRole('link', { name: header.signIn })
    await isInTheLine(signInLink)
    await expectNoSidewaysScroll(page)

    // Before scripts load, too.
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    for (const own of [page, plain]) {
      await signIn(own, 2)
      await resize(own, 320)
      await own.goto(at('/account/sessions'))
      const banner = own.getByRole('banner')
      const account = banner.locator('[data-slot=action-menu] > summary')
      await expect(account).toHaveCount(1)
      const tools = banner.getByRole('link').or(banner.locator('summary')).filter({ visible: true })
      for (const tool of (await tools.all()).slice(1)) await isInTheLine(tool)
      await account.click()
      const details = banner.getByRole('link', { name: words.cabinet.details })
      const list = await boxOf(banner.locator('[data-slot=action-menu] > ul'))
      expect(list.x).toBeGreaterThanOrEqual(0)
      expect(list.x + list.width).toBeLessThanOrEqual(320)
      await details.click()
      await expect(own).toHaveURL(at('/account/details'))
    }
    await expectNoSidewaysScroll(page)
  })

  test(`a missing page shows no progress error, a failed navigation does, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-slot=loading-bar][data-phase=failed]')) window.name = 'failed bar'
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const seen = () => page.evaluate(() => window.name)
    await page.goto(at('/there-is-no-such-page'))
    await untilScripted(page)
    await page.getByRole('main').getByRole('link', { name: words.failures.home }).click()
    await expect(page).toHaveURL(at('/'))
    expect(await seen()).toBe('')

    // Another failure may replace the missing page.
    await page.goto(at('/there-is-no-such-page'))
    await untilScripted(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: header.catalogue }).first().click()
    await expect.poll(seen).toBe('failed bar')
  })
}
