import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { allLooks, expectKindIn, lightLooks, lookOf, untilScripted } from './portal/page-rules.ts'
import { searchParts } from './portal/search-parts.ts'
import { test } from './portal/test.ts'

/** What finds brakes in the demo centre, and how the same keys read on the other layout. */
const TYPED = { ru: { brakes: 'тормоз', swapped: 'njhvjp' }, kk: { brakes: 'тежегіш', swapped: 'ntotusi' } }

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { brakes } = TYPED[language]
  const { header, search } = words
  const { width } = lookOf(language)

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of ['/', '/ads']) {
      test(`${path} suggests while somebody types, and a suggestion opens its ads`, async ({ page }) => {
        await page.goto(at(path))
        await untilScripted(page)
        const { field, list, options, group, all } = searchParts(page, spoken)
        await field.click()
        await page.keyboard.type(brakes)
        await expect(list).toBeVisible()
        const first = group(search.kinds.part).getByRole('option').first()
        await expect(first).toContainText(new RegExp(brakes, 'i'))
        const count = /\d+$/.exec(((await first.textContent()) ?? '').trim())?.[0] ?? 'none'
        expect(await options.count()).toBeGreaterThan(3)
        await expect(all(brakes)).toContainText(/: \d+/)
        if (path === '/') {
          // The text alone finds more than for one brand.
          const brand = page.getByRole('search').getByRole('combobox', { name: words.catalogue.brand })
          await brand.selectOption({ index: 1 })
          await expect(all(brakes)).not.toContainText(/\d/)
          await brand.selectOption('')
        }
        await expectKindIn(page, lightLooks)
        await first.click()
        await expect(page).toHaveURL(/\/ads\?part=\d+$/)
        await expect(page.getByRole('main').locator('[data-slot=page-head]')).toContainText(count)
        await expect(list).toBeHidden()
        await expect(field).toHaveValue('')
      })
    }

    test('the header of another page has the search', async ({ page }) => {
      await page.goto(at('/ads/1000/view'))
      await untilScripted(page, 'header')
      const { field, list, cancel, all } = searchParts(page, spoken, 'header')
      const link = page.getByRole('banner').getByRole('link', { name: header.search })
      if (width === 320) await link.click()
      else await field.click()
      await expect(field).toBeFocused()
      await page.keyboard.type(brakes)
      await expect(list).toBeVisible()
      await expectKindIn(page, lightLooks)
      if (width === 320) {
        await cancel.click()
        await expect(list).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        await link.click()
      }
      await expect(all(brakes)).toContainText(/: \d+/)
      const [, told = 'none'] = /: (\d+)/.exec((await all(brakes).textContent()) ?? '') ?? []
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/ads\?q=/)
      await expect(page.getByRole('main').locator('[data-slot=page-head]')).toContainText(
        new RegExp(`\\b${told}\\s`),
      )
    })

    test('recent searches are kept in the browser alone, and can be removed', async ({ page }) => {
      await page.goto(at('/'))
      await untilScripted(page)
      const home = searchParts(page, spoken)
      await home.field.click()
      await page.keyboard.type(brakes)
      await expect(home.list).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/ads\?q=/)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(at('/ads'))
      await untilScripted(page)
      const { field, group, clear, list } = searchParts(page, spoken)
      await field.click()
      const recent = group(search.recent).getByRole('option', { name: brakes })
      await expect(recent).toBeVisible()
      await expectKindIn(page, lightLooks)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Delete')
      await expect(recent).toBeHidden()
      expect(asked.filter((url) => decodeURIComponent(url).includes(brakes))).toEqual([])

      await field.fill(brakes)
      await page.keyboard.press('Enter')
      // The field of the page before is replaced with the page.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(brakes)
      await field.fill('')
      await expect(recent).toBeVisible()
      await clear.click()
      await expect(recent).toBeHidden()
      // The list fills the screen of a phone, so it is never empty there.
      await expect(list).toBeVisible({ visible: width === 320 })
      await page.reload()
      await untilScripted(page)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })

  test(`on a phone the list is filled before anything is typed, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/', '/ads']) {
      await page.goto(at(path))
      await untilScripted(page)
      const { field, group, cancel } = searchParts(page, spoken)
      await field.click()
      await expect(group(search.often).getByRole('option')).toHaveCount(4)
      await expect(group(search.kinds.level).getByRole('option')).toHaveCount(5)
      await expectKindIn(
        page,
        allLooks.filter(({ width }) => width === 320),
      )
      await page.keyboard.type('щщжжъ')
      await expect(group(search.often)).toHaveCount(0)
      await field.fill('')
      await expect(group(search.often)).toBeVisible()
      await cancel.click()
      await expect(group(search.often)).toHaveCount(0)
    }
    const { field, group } = searchParts(page, spoken)
    await field.click()
    await group(search.kinds.car).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/ads\?brand=\d+$/)
    await field.click()
    await group(search.kinds.level).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/ads\?level=5$/)
  })

  test(`by keyboard alone, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    const { field, list, options } = searchParts(page, spoken)
    await field.focus()
    await page.keyboard.type(brakes)
    await expect(list).toBeVisible()
    await expect(field).toHaveRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const reached = () => field.getAttribute('aria-activedescendant')
    expect(await reached()).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect(await reached()).toBe(await options.first().getAttribute('id'))
    await page.keyboard.press('End')
    expect(await reached()).toBe(await options.last().getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    expect(await reached()).toBeNull()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    expect(await reached()).toBe(await options.first().getAttribute('id'))
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue(brakes)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ads\?part=\d+$/)
  })

  test(`another keyboard layout is understood and said, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    await untilScripted(page)
    const { field, group } = searchParts(page, spoken)
    await field.click()
    await page.keyboard.type('njhvjp')
    await expect(page.getByText(search.read('тормоз'), { exact: true })).toBeVisible()
    await expect(group(language === 'ru' ? search.kinds.part : search.kinds.shop)).toBeVisible()
  })

  test(`nothing to suggest leaves a search, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    await untilScripted(page)
    const { field, list } = searchParts(page, spoken)
    await field.click()
    await page.keyboard.type('щщжжъ')
    const nothing = search.nothing('щщжжъ')
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeAttached()
    await expect(list).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: nothing }).click()
    await expect(page).toHaveURL(/\/ads\?q=/)
  })

  test(`without a connection only recent searches are shown, in ${language}`, async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sauda.searches', JSON.stringify([{ text: 'насос', to: '/ads?q=1' }]))
    })
    await page.goto(at('/ads'))
    await untilScripted(page)
    const { field, options } = searchParts(page, spoken)
    await field.click()
    await expect(options).toHaveText(['насос'])
    await context.setOffline(true)
    await page.keyboard.type('нас')
    await expect(page.getByText(search.offline).first()).toBeAttached()
    await expect(options).toHaveText(['насос'])
    await page.keyboard.type('щ')
    await expect(page.getByText(search.offlineAlone).first()).toBeAttached()
    await expect(page.getByText(search.offline)).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await context.setOffline(false)
    await page.keyboard.type('о')
    await expect(options).not.toHaveCount(1)
  })
}
