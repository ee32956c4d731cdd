import { expect, type Page } from '@playwright/test'
import { handedInWords } from '../packages/app/app/features/ad-editor/handed-in-words.ts'
import { handInAd, someAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import { expectAxeClean, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of languages) {
  const { answers, change, label } = words.analytics
  const layerOf = (page: Page) =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer)

  test.describe(`somebody who was not asked yet, in ${language}`, () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    for (const width of [320, 1280]) {
      test(`refuses at ${width} px, and allows it later in the footer`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(at('/'))
        await page.evaluate(watchShifts)
        const question = page.getByRole('complementary', { name: label })
        const [yes, no] = [answers.yes, answers.no].map((name) => question.getByRole('button', { name }))
        const boxes = await Promise.all([yes?.boundingBox(), no?.boundingBox()])
        expect(boxes[0]?.height).toBe(boxes[1]?.height)
        await expectAxeClean(page)
        await expectNoSidewaysScroll(page)
        await untilScripted(page)
        expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0)
        expect(await layerOf(page)).toBeUndefined()

        await no?.click()
        await expect(page.getByText(change.no)).toBeAttached()
        await untilScripted(page)
        expect(await layerOf(page)).toBeUndefined()

        await page.getByText(change.no).click()
        await question.getByRole('button', { name: answers.yes }).click()
        await expect(page.getByText(change.yes)).toBeAttached()
        await expectAxeClean(page)
        await expect.poll(() => layerOf(page)).toMatchObject([{ event: 'page_view', page_path: at('/') }])
      })
    }

    test('allows it, and events tell of pages and of a phone that was shown', async ({ page }) => {
      await page.goto(at('/ads?q=диск&level=2'))
      await page.getByRole('button', { name: answers.yes }).click()
      await expect(page).toHaveURL(/level=2/)
      await untilScripted(page)
      await expect
        .poll(() => layerOf(page))
        .toMatchObject([
          { event: 'page_view', page_path: at('/ads') },
          { event: 'search', filters: 'level', with_text: true },
        ])
      await page.locator('main a[href$="/view"]').filter({ visible: true }).first().click()
      await page.getByRole('button', { name: words.ad.showPhone }).click()
      const names = async () => (await layerOf(page))?.map(({ event }) => event)
      await expect.poll(names).toEqual(['page_view', 'search', 'page_view', 'ad_view', 'phone_shown'])
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
        await expect.poll(async () => (await names())?.at(-1)).toBe(event)
      }
    })

    test('allows it, and an ad that is handed in after that is told once', async ({ page }) => {
      await signIn(page, 5)
      const before = await handInAd(page, someAd())
      await page.goto(at(`/ads/create/sent?ad=${before}`))
      await untilScripted(page, '[role=dialog]')
      await page.goto(at('/'))
      await page.getByRole('button', { name: answers.yes }).click()
      await expect(page.getByText(change.yes)).toBeAttached()
      const names = async () => (await layerOf(page))?.map(({ event }) => event)
      const id = await handInAd(page, someAd())
      await page.goto(at(`/ads/create/sent?ad=${id}`))
      await expect.poll(names).toEqual(['page_view', 'ad_handed_in'])
      for (const told of [id, before]) {
        await page.goto(at(`/ads/create/sent?ad=${told}`))
        await untilScripted(page, '[role=dialog]')
        await expect.poll(names).toEqual(['page_view'])
      }
      await page.getByRole('dialog').getByRole('link', { name: handedInWords[language].another }).click()
      await expect.poll(names).toEqual(['page_view', 'page_view'])
    })
  })

  test.describe(`a browser that asks not to be tracked, in ${language}`, () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    for (const header of ['DNT', 'Sec-GPC']) {
      test(`is neither asked nor measured because of ${header}`, async ({ page }) => {
        await page.setExtraHTTPHeaders({ [header]: '1' })
        await page.goto(at('/'))
        await untilScripted(page)
        await expect(page.locator('[data-analytics]')).toHaveCount(0)
        expect(await layerOf(page)).toBeUndefined()
      })
    }
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })

    test('the question can be answered', async ({ page }) => {
      await page.goto(at('/ads?level=2'))
      await page.getByRole('button', { name: answers.no }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/ads')}\\?level=2$`))
      await expect(page.getByText(change.no)).toBeAttached()
    })
  })
}

test('an answer from another site or of another kind changes nothing', async ({ request, baseURL }) => {
  const send = (answer: string, headers: Record<string, string>) =>
    request.post('/consent', { form: { answer }, headers, maxRedirects: 0 })
  const own = { origin: baseURL ?? '' }
  expect((await send('yes', { origin: 'https://elsewhere.example' })).status()).toBe(403)
  const odd = await send('maybe', own)
  expect([odd.status(), odd.headers()['set-cookie']]).toEqual([303, undefined])
  const away = await send('no', { ...own, referer: 'https://elsewhere.example/ads' })
  expect(away.headers().location).toBe('/')
})

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
