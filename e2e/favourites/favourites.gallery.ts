import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'

/** Opens the modal of the header. */
async function modal(page: Page, { words: { hearts } }: Spoken): Promise<void> {
  await untilScripted(page)
  await page.locator('header a[href$="/favourites"]').first().click()
  await expect(page.getByRole('dialog', { name: hearts.list.title })).toBeVisible()
}

/** Saves the first ads of the page. */
async function press(page: Page, count: number): Promise<void> {
  await untilScripted(page)
  for (let n = 0; n < count; n++) await page.locator('main ad-heart button').nth(n).click()
}

gallery(
  'favourites',
  [
    { state: 'falls and gone', path: '/account/favorites' },
    { state: 'the falls', path: '/account/favorites?only=fallen' },
    { state: 'the gone', path: '/account/favorites?only=gone' },
    { state: 'the modal', path: '/ads', act: modal },
    {
      state: 'a heart that went back',
      path: '/ads',
      act: async (page, { words: { hearts } }) => {
        await page.route('**/api/userFavorite/**', (route) => route.abort())
        await press(page, 1)
        await expect(page.getByRole('button', { name: hearts.again })).toBeVisible()
        await page.unroute('**/api/userFavorite/**')
      },
    },
  ],
  { as: 3 },
)

gallery(
  'a favourite that is removed',
  [
    {
      state: 'a removal that can be taken back',
      path: '/account/favorites',
      act: async (page, { words: { hearts } }) => {
        await press(page, 1)
        await expect(page.getByRole('button', { name: hearts.back })).toBeVisible()
      },
    },
  ],
  { as: 4 },
)

gallery('favourites of a person', [{ state: 'the page', path: '/profile/favorites' }], { as: 5 })

gallery('favourites of a guest', [
  {
    state: 'hearts of the catalogue',
    path: '/ads',
    act: async (page, { words: { hearts } }) => {
      await press(page, 2)
      await expect(page.getByText(hearts.kept)).toBeVisible()
    },
  },
  { state: 'the modal', path: '/ads', act: modal },
])
