import { expect, type Page } from '@playwright/test'
import { languages, type Spoken } from './portal/languages.ts'
import { expectAxeClean, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

/** What finds brakes in the demo centre, and how the same keys read on the other layout. */
const TYPED = { ru: { brakes: 'тормоз', swapped: 'njhvjp' }, kk: { brakes: 'тежегіш', swapped: 'ntotusi' } }

const SUGGEST = '**/api/search/suggest*'

/** The parts of a search: of the page itself, or of the header. */
function partsOf(page: Page, { words }: Spoken, where: 'main' | 'header' = 'main') {
  const search = page.locator(where).getByRole('search')
  return {
    field: search.locator('[name=q]'),
    list: search.getByRole('listbox', { name: words.search.list }),
    options: search.getByRole('listbox', { name: words.search.list }).getByRole('option'),
    cancel: search.getByRole('button', { name: words.search.cancel }),
    clear: search.getByRole('button', { name: words.search.clear }),
    all: (query: string) => search.getByRole('button', { name: words.search.all(query) }),
    group: (name: string) => search.getByRole('group', { name }),
  }
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { brakes } = TYPED[language]
  const { header, search } = words

  for (const width of [320, 1280]) {
    test.describe(`at ${width} px, in ${language}`, () => {
      test.use({ viewport: { width, height: 800 } })

      for (const path of ['/', '/ads']) {
        test(`${path} suggests while somebody types, and a suggestion opens its ads`, async ({ page }) => {
          await page.goto(at(path))
          await untilScripted(page)
          const { field, list, options, group } = partsOf(page, spoken)
          await field.click()
          await page.keyboard.type(brakes)
          await expect(list).toBeVisible()
          const first = group(search.kinds.part).getByRole('option').first()
          await expect(first).toContainText(new RegExp(brakes, 'i'))
          const count = /\d+$/.exec(((await first.textContent()) ?? '').trim())?.[0] ?? 'none'
          expect(await options.count()).toBeGreaterThan(3)
          await expectNoSidewaysScroll(page)
          await expectAxeClean(page)
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
        const { field, list, cancel } = partsOf(page, spoken, 'header')
        const link = page.getByRole('banner').getByRole('link', { name: header.search })
        if (width === 320) await link.click()
        else await field.click()
        await expect(field).toBeFocused()
        await page.keyboard.type(brakes)
        await expect(list).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAxeClean(page)
        if (width === 320) {
          await cancel.click()
          await expect(list).toBeHidden()
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
          await link.click()
        }
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/ads\?q=/)
      })

      test('recent searches are kept in the browser alone, and can be removed', async ({ page }) => {
        await page.goto(at('/'))
        await untilScripted(page)
        const home = partsOf(page, spoken)
        await home.field.click()
        await page.keyboard.type(brakes)
        await expect(home.list).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/ads\?q=/)
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(at('/ads'))
        await untilScripted(page)
        const { field, group, clear, list } = partsOf(page, spoken)
        await field.click()
        const recent = group(search.recent).getByRole('option', { name: brakes })
        await expect(recent).toBeVisible()
        await expectAxeClean(page)
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
        await expect(list).toBeHidden()
        await page.reload()
        await untilScripted(page)
        expect(await page.evaluate(() => localStorage.length)).toBe(0)
      })
    })
  }

  test(`by keyboard alone, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    const { field, list, options } = partsOf(page, spoken)
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
    const { field, group } = partsOf(page, spoken)
    await field.click()
    await page.keyboard.type('njhvjp')
    await expect(page.getByText(search.read('тормоз'), { exact: true })).toBeVisible()
    await expect(group(language === 'ru' ? search.kinds.part : search.kinds.shop)).toBeVisible()
  })

  test(`nothing to suggest leaves a search, in ${language}`, async ({ page }) => {
    await page.goto(at('/ads'))
    await untilScripted(page)
    const { field, list, all } = partsOf(page, spoken)
    await field.click()
    await page.keyboard.type('щщжжъ')
    await expect(page.getByRole('status').filter({ hasText: search.none })).toBeAttached()
    await expect(list).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await all('щщжжъ').click()
    await expect(page).toHaveURL(/\/ads\?q=/)
  })

  test(`without a connection only recent searches are shown, in ${language}`, async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sauda.searches', JSON.stringify([{ text: 'насос', to: '/ads?q=1' }]))
    })
    await page.goto(at('/ads'))
    await untilScripted(page)
    const { field, options } = partsOf(page, spoken)
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
  const { field, list, group } = partsOf(page, russian)
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
  const { field } = partsOf(page, russian)
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
  const { field, options } = partsOf(page, russian)
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
  const { field, options } = partsOf(page, russian)
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
  const { field, options } = partsOf(page, russian)
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
  const { field, options } = partsOf(page, russian)
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
  const { field, list } = partsOf(page, russian)
  await field.click()
  await page.keyboard.type('насос')
  await expect(list).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ads\?q=/)
  const kept = () => page.evaluate(() => localStorage.getItem('sauda.searches'))
  expect(await kept()).toContain('насос')
  await page.locator('header summary').filter({ visible: true }).click()
  await page.getByRole('button', { name: russian.words.header.signOut }).click()
  await expect(page.getByRole('link', { name: russian.words.header.signIn }).first()).toBeVisible()
  expect(await kept()).toBeNull()
  await field.click()
  await expect(field).toHaveRole('combobox')
  await expect(list).toBeHidden()
})

test('a portal that does not answer leaves a plain search', async ({ page }) => {
  await page.route(SUGGEST, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/ads')
  await untilScripted(page)
  const { field, list } = partsOf(page, russian)
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
