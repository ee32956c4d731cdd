import { expect, type Page } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { adsOfOpenShops } from './portal/open-shops.ts'
import { expectKindIn, lightLooks, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const chosenIn = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name)

/** The number beside a choice, and the digits of the number of ads in the heading. */
const digitsOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

const PARTS = ['Фары', 'Диски тормозные', 'Радиатор', 'Бампер', 'Стартер', 'Генератор', 'Амортизатор']

/** A query of a part, of whose ads a few are said to be original. Which part has such ads, the demo's day decides. */
async function partlyFound(page: Page): Promise<{ q: string; total: number; exact: number }> {
  for (const part of PARTS) {
    const q = `${part} оригинал`
    const answer = await page.request.post('/api/userBanner/pagination', {
      headers: { 'X-Portal-Client': 'e2e' },
      data: { q },
    })
    const { total, understood } = (await answer.json()).data
    if (understood?.beyond?.[0] === 'оригинал') return { q, total, exact: understood.exact }
  }
  throw new Error('no part has both original ads and others')
}

for (const { language, words, at } of languages) {
  const { catalogue, rooms, editor } = words
  const choice = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name}( |$)`) })
  const foundOn = (page: Page) =>
    page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::*')
  const chips = (page: Page) => page.getByRole('list', { name: catalogue.chosen })
  const openFilters = (page: Page) => page.locator('summary', { hasText: catalogue.filters }).click()
  const { width } = lookOf(language)
  const isPhone = width === 320

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('several levels and brands, counts, chips and typed text', async ({ page }) => {
      await page.goto(at('/ads'))
      await untilScripted(page)
      if (isPhone) await openFilters(page)
      const services = page.locator('label').filter({ hasText: catalogue.kinds.service })
      await expect(services.locator('span').last()).toHaveText(/^~?\d[\d\s]*$/)
      await expect(page.locator('#sort option:checked')).toHaveText(catalogue.sorts.newest)
      const second = choice(page, rooms.onLevel(2))
      const ofSecond = digitsOf(
        await page.locator('label', { has: second }).locator('span').last().textContent(),
      )
      expect(ofSecond).toBeGreaterThan(0)
      await second.check()
      await expect.poll(() => chosenIn(page, 'level')).toEqual(['2'])
      await expect.poll(async () => digitsOf(await foundOn(page).first().textContent())).toBe(ofSecond)
      await choice(page, rooms.onLevel(3)).check()
      await expect.poll(() => chosenIn(page, 'level')).toEqual(['2', '3'])
      await expect(second).toBeChecked()
      // What another floor would find does not depend on the floors that are chosen.
      await expect(page.locator('label', { has: second }).locator('span').last()).toHaveText(String(ofSecond))
      await expectKindIn(page, lightLooks)
      if (isPhone) await page.keyboard.press('Escape')

      // Typed, but not sent; then a filter.
      await page.getByLabel(catalogue.search.label).fill('диск')
      if (isPhone) {
        // The list of suggestions fills the screen of a phone.
        await page.getByRole('button', { name: words.search.cancel }).click()
        await openFilters(page)
      }
      await page.getByLabel(catalogue.to, { exact: true }).fill('90000')
      await choice(page, catalogue.conditions.used).check()
      await expect(page).toHaveURL(/condition=used/)
      expect(chosenIn(page, 'q')).toEqual(['диск'])
      await expect.poll(() => chosenIn(page, 'price_to')).toEqual(['90000'])
      if (isPhone) await page.keyboard.press('Escape')

      await expect(chips(page).getByRole('link', { name: rooms.onLevel(3) })).toBeVisible()
      await chips(page)
        .getByRole('link', { name: rooms.onLevel(3) })
        .click()
      await expect.poll(() => chosenIn(page, 'level')).toEqual(['2'])
      if (isPhone) await openFilters(page)
      await expect(choice(page, rooms.onLevel(3))).not.toBeChecked()
      await page.goBack()
      await expect.poll(() => chosenIn(page, 'level')).toEqual(['2', '3'])
      await expect(choice(page, rooms.onLevel(3))).toBeChecked()

      // A maker, and the shops that are open at the moment.
      await page.goto(at('/ads?kind=part'))
      await untilScripted(page)
      if (isPhone) await openFilters(page)
      const makers = page.getByRole('group', { name: catalogue.maker })
      const maker = makers.getByRole('checkbox').first()
      const ofMaker = digitsOf(await makers.locator('label').first().locator('span').last().textContent())
      expect(ofMaker).toBeGreaterThan(0)
      await maker.check()
      await expect.poll(async () => digitsOf(await foundOn(page).first().textContent())).toBe(ofMaker)
      const [name = ''] = chosenIn(page, 'maker')
      await expect(chips(page).getByRole('link', { name })).toHaveCount(1)
      const open = choice(page, catalogue.openNow)
      await open.check()
      await expect.poll(() => chosenIn(page, 'open')).toEqual(['1'])
      await expect(chips(page).getByRole('link', { name: catalogue.openNow })).toHaveCount(1)
      await expect
        .poll(async () => digitsOf(await foundOn(page).first().textContent()))
        .toBe(digitsOf(await page.locator('label', { has: open }).locator('span').last().textContent()))
    })

    test('as many ads are of open shops as the hours of the shops say', async ({ page }) => {
      await expect(async () => {
        await page.goto(at('/ads?open=1'))
        const expected = await adsOfOpenShops(page)
        expect(digitsOf(await foundOn(page).first().textContent())).toBe(expected)
        // At night all shops are closed.
        await expect(page.getByRole('heading', { name: catalogue.empty })).toBeVisible({
          visible: expected === 0,
        })
        await page.goto(at('/ads'))
        // On a phone the panel is closed.
        const open = page.locator('input[name=open]')
        const count = page.locator('label', { has: open }).locator('span').last()
        expect(digitsOf(await count.textContent())).toBe(expected)
        // A minute later if a shop has just opened or closed.
      }).toPass({ timeout: 75_000 })
    })

    test('an empty list leads on to lists that have ads, light and dark', async ({ page }) => {
      await page.goto(
        at(
          '/ads?q=%D1%82%D0%BE%D1%80%D0%BC%D0%BE%D0%B7%D0%BD%D0%BE%D0%B9+%D0%B4%D0%B8%D1%81%D0%BA&price_to=1&level=2',
        ),
      )
      await expect(page.getByRole('heading', { name: catalogue.empty })).toBeVisible()
      await expectKindIn(page)
      const regions = page.locator('main section[aria-labelledby^="way-"]')
      await expect(regions).toHaveCount(4)
      const ways = await regions
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('href') ?? '', link.lastElementChild?.textContent ?? '']),
        )
      expect(ways.length).toBeGreaterThan(8)
      for (const [path = '', count = ''] of [...ways.slice(0, 4), ...ways.slice(-1)]) {
        await page.goto(path)
        expect(digitsOf(await foundOn(page).first().textContent()), path).toBe(digitsOf(count))
      }
    })

    test('a line stands between the ads that have every word and the others', async ({ page }) => {
      const { q, total, exact } = await partlyFound(page)
      await page.goto(at(`/ads?q=${encodeURIComponent(q)}`))
      const line = page.locator('main li h3').filter({ hasText: '«оригинал»' })
      await expect(line).toHaveText(new RegExp(` ${total - exact}$`))
      const before = page.locator('main li:has(> h3)').locator('xpath=preceding-sibling::li')
      await expect(before).toHaveCount(exact)
      await expect(page.locator('#sort option:checked')).toHaveText(catalogue.byFit)
      if (isPhone) await expectKindIn(page, [{ width, colorScheme: 'dark' }])
    })
  })

  test(`filters work by keyboard, and the sheet closes by Escape, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/ads'))
    await untilScripted(page)
    const button = page.locator('summary', { hasText: catalogue.filters })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(choice(page, rooms.onLevel(1))).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/level=1/)
    await expect(choice(page, rooms.onLevel(1))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(choice(page, rooms.onLevel(1))).toBeHidden()
    // Beside the sheet, where its button lies over the page.
    await page.keyboard.press('Enter')
    await page.mouse.click(200, 20)
    await expect(choice(page, rooms.onLevel(1))).toBeHidden()
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('the form sends all filters, typed text and the order', async ({ page }) => {
      await page.goto(at('/ads'))
      await page.getByLabel(catalogue.search.label).fill('диск')
      await page.locator('#sort').selectOption('price_asc')
      await openFilters(page)
      await choice(page, rooms.onLevel(2)).check()
      await choice(page, rooms.onLevel(4)).check()
      await choice(page, catalogue.conditions.new).check()
      await page.locator('form#filters button[type=submit]').click()
      expect(chosenIn(page, 'level')).toEqual(['2', '4'])
      expect(chosenIn(page, 'q')).toEqual(['диск'])
      expect(chosenIn(page, 'sort')).toEqual(['price_asc'])
      await expect(chips(page).getByRole('link', { name: rooms.onLevel(4) })).toBeVisible()
      await chips(page)
        .getByRole('link', { name: rooms.onLevel(2) })
        .click()
      expect(chosenIn(page, 'level')).toEqual(['4'])
      await page.goto(at('/ads?q=qwertzuiop&level=2'))
      await expect(page.locator('main section[aria-labelledby="way-filters"] a')).toHaveCount(1)
    })
  })

  test(`invalid and too many values of an address are left out, in ${language}`, async ({ page }) => {
    const brands = Array.from({ length: 100 }, (_, n) => `brand=${n + 1}`).join('&')
    for (const search of [
      `?${brands}`,
      '?level=2&level=9&level=x&category=..%2Fetc&brand=0',
      `?q=${encodeURIComponent('🚗'.repeat(700))}`,
      `?q=${encodeURIComponent("'; drop table ads; -- %_\\")}`,
    ]) {
      const answer = await page.goto(at(`/ads${search}`))
      expect(answer?.status(), search).toBe(200)
    }
    await page.goto(at('/ads?level=2&level=9'))
    await expect(chips(page).getByRole('listitem')).toHaveCount(2)
  })

  test(`the editor finds a part by its words in any order and form, in ${language}`, async ({ page }) => {
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await untilScripted(page)
    const part = page.getByRole('combobox', { name: editor.sparePart }).and(page.locator('input'))
    const options = page.getByRole('option')
    for (const typed of ['тормозной диск', 'диск тормозной', 'тежегіш дискісі', 'njhvjpyjq lbcr']) {
      await part.fill(typed)
      await expect(options.first()).toHaveText(language === 'ru' ? /тормозные диски/i : /тежегіш дискілері/i)
    }
    // A word of the search that is no name.
    await part.fill('АКБ')
    await expect(options.first()).toHaveText(/^Аккумулятор/)
    const brand = page.getByRole('combobox', { name: editor.brand }).and(page.locator('input'))
    await brand.fill('тойота')
    await expect(options).toHaveText(['Toyota'])
    await brand.fill('щщжж')
    await expect(options).toHaveCount(0)
    await expect(page.getByText(editor.nothingFound).first()).toBeVisible()
  })
}
