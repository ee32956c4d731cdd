import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { someAd } from '../portal/ad-flow.ts'
import { gallery } from '../portal/gallery.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { bothLooks, lightLooks, setLook, untilScripted } from '../portal/page-rules.ts'
import { partlyFound } from '../portal/partly-found.ts'
import { idOfPart } from '../portal/parts.ts'
import { publishedAd } from '../portal/published-ad.ts'
import { test } from '../portal/test.ts'

const drawing = (page: Page) => page.getByRole('main').locator('[data-slot=floor-stack]')

gallery('the home page', [
  {
    state: 'with the floor of a part that fits',
    path: '/',
    looks: [
      { width: 1280, colorScheme: 'light' },
      { width: 800, colorScheme: 'dark' },
    ],
    act: async (page) => {
      await untilScripted(page)
      await page.getByRole('main').locator('input[name=q]').first().pressSequentially('аккумулятор')
      await expect(drawing(page).getByRole('link')).toContainText(/аккумулятор/i)
    },
  },
])

gallery('the catalogue', [
  {
    state: 'with filters',
    path: '/ads?level=2&level=3',
    looks: lightLooks,
    act: async (page, { words }) => {
      await setLook(page, { width: 320, colorScheme: 'light' })
      await untilScripted(page)
      await page.locator('summary', { hasText: words.catalogue.filters }).click()
      await expect(page.getByRole('checkbox', { name: words.rooms.onLevel(3) })).toBeChecked()
    },
  },
  {
    state: 'nothing found, with ways on',
    path: `/ads?q=${encodeURIComponent('тормозной диск')}&price_to=1&level=2`,
    act: async (page, { words }) => {
      await expect(page.getByRole('heading', { name: words.catalogue.empty })).toBeVisible()
    },
  },
  {
    state: 'with a line before what has not every word',
    path: async (page) => `/ads?q=${encodeURIComponent((await partlyFound(page)).q)}`,
    looks: [{ width: 320, colorScheme: 'dark' }],
  },
])

gallery('the page of an ad', [
  {
    state: 'of an individual',
    path: async (page) => `/ads/${(await publishedAd(page)).id}/view`,
    looks: bothLooks,
  },
  {
    state: 'of a shop, with the strip of its floor',
    path: async (page, { at }) => {
      await page.goto(at('/ads?level=2'))
      const path = await page.locator('main a[href*="/view"]').first().getAttribute('href')
      return (path ?? '').replace(/^\/kk/, '')
    },
    looks: [{ width: 1280, colorScheme: 'light' }],
  },
  {
    state: 'with a frame number',
    path: async (page) => `/ads/${(await publishedAd(page, await withFrame(page))).id}/view`,
    looks: lightLooks,
  },
  {
    state: 'while somebody complains',
    path: async (page) => `/ads/${(await publishedAd(page)).id}/complain`,
    looks: bothLooks,
  },
])

gallery(
  'an ad before a moderator',
  [
    {
      state: 'with a complaint',
      path: async (page) => {
        const { id, owner } = await publishedAd(page)
        await call(owner, `/api/userBanner/complain/${id}`, { reason: 'other', text: 'Телефон не отвечает' })
        return `/ads/${id}/confirm`
      },
      looks: bothLooks,
    },
    {
      state: 'whose frame number is removed',
      path: async (page) => {
        const { vin, ...part } = await withFrame(page)
        const { id, owner } = await publishedAd(page, { ...part, vin })
        const answer = await owner.request.post(`/api/userBanner/update/${id}`, {
          headers: { 'X-Portal-Client': 'e2e' },
          multipart: { ...someAd(), ...part, id: String(id), condition: 'used' },
        })
        expect(answer.status(), await answer.text()).toBe(200)
        return `/ads/${id}/confirm`
      },
      looks: lightLooks,
    },
  ],
  { as: 3 },
)

/** The fields of an ad of a part with a frame number that no other ad has. */
async function withFrame(page: Page) {
  const part = await idOfPart(page, 'Рулевые рейки')
  return { kind: 'part', spare_part_id: String(part), vin: `JZX100-${randomInt(1_000_000, 10_000_000)}` }
}

for (const { language, at } of languages) {
  test(`gallery: the drawing of the home page does not touch the text, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    // At 1024 the widest page with a small drawing has the least room above it.
    for (const width of [1280, 1024, 800]) {
      await page.setViewportSize({ width, height: 800 })
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const found = await drawing(page).getByRole('img').first().boundingBox()
      if (!heading || !found) throw new Error('the heading or the drawing is not shown')
      expect(found.x).toBeGreaterThanOrEqual(heading.x + heading.width)
      // The search is below the heading, in the same column.
      const search = await page.getByRole('main').locator('input[name=q]').first().boundingBox()
      expect(search?.y).toBeGreaterThan(heading.y + heading.height)
      expect(search?.x).toBeLessThan(found.x)
      const callout = await drawing(page).locator(':scope > div').boundingBox()
      expect((callout?.x ?? 0) + (callout?.width ?? 0)).toBeLessThanOrEqual(width)
      const header = await page.getByRole('banner').boundingBox()
      expect(callout?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    }
  })
}

for (const { language, at } of flowsIn('kk')) {
  test(`gallery: paper has an ad without buttons, in ${language}`, async ({ page }) => {
    const { id } = await publishedAd(page)
    await page.goto(at(`/ads/${id}/view`))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // Paper is light in the dark theme too.
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('color', 'rgb(14, 27, 29)')
    await expect(heading).toBeVisible()
    await expect(page.getByText(new URL(at(`/ads/${id}/view`), page.url()).href).last()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}
