import { expect, type Page } from '@playwright/test'
import { handedInWords } from '../../packages/app/app/features/ad-editor/handed-in-words.ts'
import { handInAd, someAd } from '../portal/ad-flow.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { answers, change, label } = words.analytics
  const layerOf = (page: Page) =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer)
  const namesOf = async (page: Page) => (await layerOf(page))?.map(({ event }) => event)

  test.describe(`somebody who was not asked yet, in ${language}`, () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    test('refuses, allows it later in the footer, and events tell of pages and of a phone that was shown', async ({
      page,
    }) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(at('/'))
        await page.evaluate(watchShifts)
        await untilScripted(page)
        expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0)
      }
      const question = page.getByRole('complementary', { name: label })
      expect(await layerOf(page)).toBeUndefined()

      await question.getByRole('button', { name: answers.no }).click()
      await expect(page.getByText(change.no)).toBeAttached()
      await untilScripted(page)
      expect(await layerOf(page)).toBeUndefined()

      await page.getByText(change.no).click()
      await question.getByRole('button', { name: answers.yes }).click()
      await expect(page.getByText(change.yes)).toBeAttached()
      await expect.poll(() => layerOf(page)).toMatchObject([{ event: 'page_view', page_path: at('/') }])

      await page.goto(at('/ads?q=диск&level=2'))
      await untilScripted(page)
      await expect
        .poll(() => layerOf(page))
        .toMatchObject([
          { event: 'page_view', page_path: at('/ads') },
          { event: 'search', filters: 'level', with_text: true },
        ])
      await page.locator('main a[href$="/view"]').filter({ visible: true }).first().click()
      await page.getByRole('button', { name: words.ad.showPhone }).click()
      const told = ['page_view', 'search', 'page_view', 'ad_view', 'phone_shown']
      await expect.poll(() => namesOf(page)).toEqual(told)
      const [searched] = (await layerOf(page)) ?? []
      expect(searched).not.toHaveProperty('page_title')
      expect(JSON.stringify(await layerOf(page))).not.toContain('+7')

      // What an action leaves for the next page.
      const notice = (value: string) => ({ name: 'notice', value, url: new URL(page.url()).origin })
      for (const [code, event] of [
        ['registered', 'registration'],
        ['handed_in', 'ad_handed_in'],
      ] as const) {
        await page.context().addCookies([notice(code)])
        await page.goto(at('/ads'))
        await expect.poll(async () => (await namesOf(page))?.at(-1)).toBe(event)
      }
    })

    test('allows it on a page with a filter, and an ad that is handed in after that is told once', async ({
      page,
    }) => {
      await signIn(page, 5)
      const before = await handInAd(page, someAd())
      await page.goto(at(`/ads/create/sent?ad=${before}`))
      await untilScripted(page, '[role=dialog]')
      await page.goto(at('/ads?level=2'))
      await page.getByRole('button', { name: answers.yes }).click()
      await expect(page).toHaveURL(/level=2/)
      await expect(page.getByText(change.yes)).toBeAttached()
      const id = await handInAd(page, someAd())
      await page.goto(at(`/ads/create/sent?ad=${id}`))
      await expect.poll(() => namesOf(page)).toEqual(['page_view', 'ad_handed_in'])
      for (const told of [id, before]) {
        await page.goto(at(`/ads/create/sent?ad=${told}`))
        await untilScripted(page, '[role=dialog]')
        await expect.poll(() => namesOf(page)).toEqual(['page_view'])
      }
      await page.getByRole('dialog').getByRole('link', { name: handedInWords[language].another }).click()
      await expect.poll(() => namesOf(page)).toEqual(['page_view', 'page_view'])
    })
  })
}

/** Counts from now on how many nodes of the question move; the fonts have come before. */
async function watchShifts(): Promise<void> {
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const counter = window as { shifts?: number }
  counter.shifts = 0
  new PerformanceObserver((list) => {
    const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node))
    counter.shifts =
      (counter.shifts ?? 0) + moved.filter((node) => node?.parentElement?.closest('[data-analytics]')).length
  }).observe({ type: 'layout-shift' })
}
