import { expect } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { pressSignOut, signIn } from './portal/people.ts'
import { searchParts } from './portal/search-parts.ts'
import { test } from './portal/test.ts'

const SUGGEST = '**/api/search/suggest*'

const [russian] = languages
if (!russian) throw new Error('There is no language.')

test('keys that are pressed before the list has loaded are not lost', async ({ page }) => {
  const { promise: waiting, resolve: go } = Promise.withResolvers<void>()
  await page.route(/\/assets\/suggestions-[^/]*\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/')
  await untilScripted(page)
  const { field, list, group } = searchParts(page, russian)
  const asked = page.waitForRequest(/\/assets\/suggestions-/)
  await field.click()
  await page.keyboard.type('тормо')
  await asked
  await page.keyboard.type('з')
  go()
  await expect(list).toBeVisible()
  await expect(field).toHaveValue('тормоз')
  await expect(field).toBeFocused()
  await expect(group(russian.words.search.kinds.part).getByRole('option').first()).toContainText('ормоз')
})

test('a list that cannot be loaded leaves a plain search', async ({ page }) => {
  await page.route(/\/assets\/suggestions-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await untilScripted(page)
  const { field } = searchParts(page, russian)
  await field.click()
  await page.keyboard.type('колодки')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ads\?q=/)
})

test('an older answer never replaces a newer one', async ({ page }) => {
  const { promise: waiting, resolve: go } = Promise.withResolvers<void>()
  await page.route(SUGGEST, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'т') await waiting
    await route.continue()
  })
  // An answer that has already been on its way arrives although its request is given up.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const request = new Request(...asked)
      if (new URL(request.url).searchParams.get('q') !== 'т') return fetch(request)
      const answer = await fetch(new Request(request, { signal: null }))
      const body = await answer.text()
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.body.toggleAttribute('data-older', true)),
      )
      return new Response(body, answer)
    }
  })
  await page.goto('/ads')
  await untilScripted(page)
  const { field, options } = searchParts(page, russian)
  await field.click()
  const first = page.waitForRequest(SUGGEST)
  await page.keyboard.type('т')
  await first
  await page.keyboard.type('ормоз')
  await expect(options.first()).toContainText(/тормоз/i)
  const shown = await options.allInnerTexts()
  go()
  await expect(page.locator('body[data-older]')).toBeAttached()
  expect(await options.allInnerTexts()).toEqual(shown)
})

test('while a newer answer is awaited the older one stays as it was', async ({ page }) => {
  const { promise: waiting, resolve: go } = Promise.withResolvers<void>()
  await page.route(SUGGEST, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'торм') await waiting
    await route.continue()
  })
  await page.goto('/ads')
  await untilScripted(page)
  const { field, options } = searchParts(page, russian)
  await field.click()
  await page.keyboard.type('тор')
  await expect(options).not.toHaveCount(0)
  const [before, told] = [await options.allInnerTexts(), page.getByText(/Показаны подсказки по/)]
  const awaited = page.waitForRequest((request) => new URL(request.url()).searchParams.get('q') === 'торм')
  await page.keyboard.type('м')
  await awaited
  expect(await options.allInnerTexts()).toEqual(before)
  await expect(told).toHaveCount(0)
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'торм')
  go()
  await answered
})

test('an option that the next list does not have is left', async ({ page }) => {
  const { promise: waiting, resolve: go } = Promise.withResolvers<void>()
  await page.route(SUGGEST, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'масло') await waiting
    await route.continue()
  })
  await page.goto('/ads')
  await untilScripted(page)
  const { field, options } = searchParts(page, russian)
  await field.click()
  await page.keyboard.type('тормоз')
  await expect(options.first()).toContainText(/тормоз/i)
  await field.fill('масло')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? 'none',
  )
  go()
  await expect(options.first()).not.toContainText(/тормоз/i)
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(options.and(page.getByRole('option', { selected: true }))).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ads\?q=/)
})

test('after a recent search is removed, none is reached', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = ['насос', 'фара', 'диск'].map((text, index) => ({ text, to: `/ads?q=${index}` }))
    localStorage.setItem('sauda.searches', JSON.stringify(kept))
  })
  await page.goto('/ads')
  await untilScripted(page)
  const { field, options } = searchParts(page, russian)
  await field.click()
  await expect(options).toHaveText(['насос', 'фара', 'диск'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(options).toHaveText(['фара', 'диск'])
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Delete')
  await expect(options).toHaveText(['фара', 'диск'])
})

test('recent searches are forgotten when a user signs out', async ({ page }) => {
  await signIn(page, 5)
  await page.goto('/')
  await untilScripted(page)
  const { field, list } = searchParts(page, russian)
  await field.click()
  await page.keyboard.type('насос')
  await expect(list).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ads\?q=/)
  const kept = () => page.evaluate(() => localStorage.getItem('sauda.searches'))
  expect(await kept()).toContain('насос')
  await pressSignOut(page, russian.words)
  await expect(page.getByRole('link', { name: russian.words.header.signIn }).first()).toBeVisible()
  await expect.poll(kept).toBeNull()
  await field.click()
  await expect(field).toHaveRole('combobox')
  await expect(list).toBeHidden()
})

test('a portal that does not answer leaves a plain search', async ({ page }) => {
  await page.route(SUGGEST, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/ads')
  await untilScripted(page)
  const { field, list } = searchParts(page, russian)
  await field.click()
  const answered = page.waitForResponse(SUGGEST)
  await page.keyboard.type('масло')
  await answered
  await expect(list).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ads\?q=/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, at, words } of languages) {
    test(`the search of the header works, in ${language}`, async ({ page }) => {
      await page.goto(at('/ads/1000/view'))
      await page.getByRole('banner').getByRole('searchbox', { name: words.header.search }).fill('колодки')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/ads\?q=/)
      await expect(page.locator('main li a[href$="/view"]').first()).toBeVisible()
    })

    test(`on a phone its link leads to the catalogue, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(at('/ads/1000/view'))
      await page.getByRole('banner').getByRole('link', { name: words.header.search }).click()
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    })
  }
})
