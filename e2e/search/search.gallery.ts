import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import { languages, type Spoken } from '../portal/languages.ts'
import { expectNoSidewaysScroll, lightLooks, setLook, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { searchParts } from '../portal/search-parts.ts'
import { test } from '../portal/test.ts'

/** What finds brakes in the demo centre. */
const BRAKES = { ru: 'тормоз', kk: 'тежегіш' }
const phoneLooks = (['light', 'dark'] as const).map((colorScheme) => ({ width: 320, colorScheme }))

async function typed(page: Page, spoken: Spoken, where: 'main' | 'header') {
  await untilScripted(page, where)
  const { field, list } = searchParts(page, spoken, where)
  await field.click()
  await page.keyboard.type(BRAKES[spoken.language])
  await expect(list).toBeVisible()
}

/** Before anything is typed, on a phone: what has the most ads. */
async function opened(page: Page, spoken: Spoken) {
  await setLook(page, { width: 320, colorScheme: 'light' })
  await untilScripted(page)
  const { field, group } = searchParts(page, spoken)
  await field.click()
  await expect(group(spoken.words.search.often).getByRole('option')).toHaveCount(4)
}

gallery('the suggestions of a search', [
  ...['/', '/ads'].flatMap((path) => [
    {
      state: `typed, on ${path}`,
      path,
      looks: lightLooks,
      act: (page: Page, spoken: Spoken) => typed(page, spoken, 'main'),
    },
    { state: `on a phone, before anything is typed, on ${path}`, path, looks: phoneLooks, act: opened },
  ]),
  {
    state: 'typed in the header',
    path: '/ads/1000/view',
    looks: lightLooks,
    act: (page, spoken) => typed(page, spoken, 'header'),
  },
  {
    state: 'recent searches',
    path: '/ads',
    looks: lightLooks,
    act: async (page, spoken) => {
      await page.evaluate((text) => {
        localStorage.setItem('sauda.searches', JSON.stringify([{ text, to: '/ads?q=1' }]))
      }, BRAKES[spoken.language])
      await untilScripted(page)
      const { field, group } = searchParts(page, spoken)
      await field.click()
      await expect(group(spoken.words.search.recent).getByRole('option')).toBeVisible()
    },
  },
])

gallery('what the search understood', [
  {
    state: 'more chips than fit beside each other, on a phone',
    path: `/ads?q=${encodeURIComponent('тормазные диски камри оригинал')}`,
    looks: [{ width: 320, colorScheme: 'light' }],
  },
  {
    state: 'a word that was mended',
    path: `/ads?q=${encodeURIComponent('тормазной диск тойота')}`,
    looks: [{ width: 1280, colorScheme: 'dark' }],
  },
])

gallery(
  'the words of the search',
  [
    { state: 'with a query that is checked', path: '/dashboard/search?check=балка+тойота' },
    { state: 'nothing found', path: '/dashboard/search?q=зззззз' },
    { state: 'while one is added', path: '/dashboard/search?cut=own&ask=add&text=балка' },
    { state: 'queries that found nothing', path: '/dashboard/search/misses' },
  ],
  { as: 2 },
)

for (const { language, words, at } of languages) {
  const { dictionaries, searchDesk } = words

  test(`gallery: a long word fits every screen, in ${language}`, async ({ page }) => {
    await page.goto(at(`/ads?q=${'ф'.repeat(200)}`))
    for (const width of [1280, 1050, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })

  test(`gallery: on a phone the choices above a list stand in one row, the chosen one in view, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 1600 })
    await signIn(page, 2)
    for (const [path, row] of [
      ['/dashboard/search?cut=hidden', searchDesk.cutsLabel],
      ['/dashboard/content/dictionaries/districts', dictionaries.of],
    ] as const) {
      await page.goto(at(path))
      await untilScripted(page)
      const links = page.getByRole('navigation', { name: row, exact: true }).getByRole('link')
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(2)
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expect(links.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 })
    }
  })
}
