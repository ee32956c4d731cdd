import { expect, type Page } from '@playwright/test'
import { languages } from './portal/languages.ts'
import { expectKind, untilScripted } from './portal/page-rules.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of languages) {
  const { home, catalogue } = words
  const drawing = (page: Page) => page.getByRole('main').locator('[data-slot=floor-stack]')
  const field = (page: Page) =>
    page.getByRole('main').getByRole('combobox', { name: catalogue.search.label }).first()

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [800, 'dark'],
  ] as const) {
    test.describe(`at ${width} px, ${colorScheme}, in ${language}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

      test('the floor of a part that fits slides out while one types', async ({ page }) => {
        await page.goto(at('/'))
        await untilScripted(page)
        const callout = drawing(page).getByRole('link')
        const before = await callout.textContent()

        await page.getByRole('main').locator('input[name=q]').first().focus()
        await field(page).pressSequentially('аккумулятор')
        await expect(callout).toContainText(/аккумулятор/i)
        const plate = (await drawing(page).locator('[data-slot=plate] .sr-only').textContent()) ?? ''
        expect(plate).not.toBe('')
        await expect(
          drawing(page).getByRole('img', { name: home.buildingFound(plate), exact: true }),
        ).toBeVisible()
        const told = page.getByRole('main').getByRole('status').filter({ hasText: plate })
        await expect(told).toHaveText(/аккумулятор/i)
        await expectKind(page)

        await field(page).fill('zzzzzz')
        await expect(callout).toHaveCount(0)
        await expect(drawing(page).getByRole('img', { name: home.building, exact: true })).toBeVisible()

        await field(page).fill('')
        await expect(callout).toHaveText(before ?? '')
      })
    })
  }

  test(`the drawing does not touch the text, in ${language}`, async ({ page }) => {
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

  test(`a phone shows the search without the drawing and asks for no part, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at('/'))
    await untilScripted(page)
    await expect(drawing(page)).toBeHidden()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('main').locator('input[name=q]').first().focus()
    const answered = page.waitForResponse('**/api/**')
    await field(page).pressSequentially('аккумулятор')
    await answered
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    expect(asked.filter((path) => path.includes('live-hit') || path.endsWith('/pagination'))).toEqual([])
  })
}
