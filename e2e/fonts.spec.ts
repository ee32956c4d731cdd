import { expect, type Page } from '@playwright/test'
import { FONT_SIGNS } from '../packages/app/scripts/font-signs.ts'
import { test } from './portal/test.ts'

const signs = [...Object.values(FONT_SIGNS).join('')].filter((sign) => sign.trim() !== '')

for (const [face, name] of [
  ['--font-text', 'Golos Text'],
  ['--font-display', 'Geologica'],
] as const) {
  test(`${name} draws every character of its subset files`, async ({ page }) => {
    // React would restore its own page.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/login')
    await page.evaluate(
      async ([face, signs]) => {
        document.body.replaceChildren(
          ...signs.map((sign) => {
            const span = document.createElement('span')
            span.style.fontFamily = `var(${face})`
            // A combining mark is drawn only on a letter.
            span.textContent = /\p{M}/u.test(sign) ? `а${sign}` : sign
            return span
          }),
        )
        document.body.getBoundingClientRect()
        await document.fonts.ready
      },
      [face, signs] as const,
    )

    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body > span',
    })
    const drawn = await Promise.all(
      nodeIds.map(async (nodeId, at) => {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
        return `${signs[at]} ${fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'another')).join()}`
      }),
    )
    expect(drawn).toHaveLength(signs.length)
    expect(drawn.filter((line) => !line.slice(2).startsWith(name) || line.includes('another'))).toEqual([])
  })
}

/** The portal's own fonts. */
const OWN = ['Geologica Variable', 'Golos Text Variable']

type Drawn = {
  /** Of the first headings and fields: the lines above them decide where they are. */
  tops: number[]
  /** Families whose file with the Russian letters is loaded. The files of few letters are within the style sheet. */
  families: string[]
}

async function drawnAt(page: Page, path: string): Promise<Drawn> {
  await page.goto(path)
  return page.evaluate(async () => {
    await document.fonts.ready
    const tops = [...document.querySelectorAll('main :is(h1, h2, h3, input, select)')]
      .filter((element) => element.checkVisibility())
      .slice(0, 3)
      .map((element) => element.getBoundingClientRect().top)
    const loaded = [...document.fonts].filter(
      ({ status, unicodeRange }) => status === 'loaded' && /U\+0*410-/i.test(unicodeRange),
    )
    const families = new Set(loaded.map(({ family }) => family.replaceAll(/["']/g, '')))
    return { tops, families: [...families].sort() }
  })
}

for (const path of ['/kk', '/rules-shopping-center', '/kk/rules-shopping-center']) {
  test(`nothing at the top of ${path} moves when the fonts come`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    // Scripts would add to the page while it is read.
    await page.route('**/*.js', (route) => route.abort())
    const own = await drawnAt(page, path)
    await page.route('**/*.woff2', (route) => route.abort())
    const standIn = await drawnAt(page, path)
    expect(own.families).toEqual(OWN)
    expect(standIn.families).toEqual([])
    expect(own.tops).toHaveLength(3)
    // Less than half of a line of text.
    expect(Math.max(...standIn.tops.map((top, at) => Math.abs(top - (own.tops[at] ?? 0))))).toBeLessThan(8)
  })
}

/** What a page says about its fonts, and the family that its text has now. */
function fontsOf(page: Page) {
  return page.evaluate(() => ({
    later: document.documentElement.dataset.fonts,
    family: getComputedStyle(document.querySelector('main h1') ?? document.body).fontFamily.split(',')[0],
    known: document.cookie.includes('fonts=1'),
    asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  }))
}

const STAND_IN = '"Geologica Arial"'
const SHOWN = { later: undefined, family: '"Geologica Variable"', known: true }

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 412, height: 823 } })

  for (const path of ['/', '/kk/ads']) {
    test(`${path} is painted first, then its fonts come, and nothing moves`, async ({ page }) => {
      await page.addInitScript(() => {
        const counter = window as { shift?: number }
        counter.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            counter.shift = (counter.shift ?? 0) + entry.value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // Pictures that wait keep the page from being loaded, so its first state can be seen.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/(photo|image)\//, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await fontsOf(page)).toEqual({ later: 'later', family: STAND_IN, known: false, asked: 0 })
      release()
      await expect.poll(() => fontsOf(page)).toMatchObject(SHOWN)
      expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThan(0.02)

      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await fontsOf(page)).toMatchObject(SHOWN)
    })
  }

  test('fonts that cannot be loaded leave the page in those that stand in, and are asked for again', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/promotions')
    await expect.poll(() => fontsOf(page)).toMatchObject({ later: undefined, known: false })
    await page.unroute('**/*.woff2')
    await page.goto('/promotions')
    await expect.poll(() => fontsOf(page)).toMatchObject(SHOWN)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the fonts are used at once', async ({ page }) => {
      const font = page.waitForResponse((answer) => answer.url().endsWith('.woff2'))
      await page.goto('/promotions')
      expect((await font).status()).toBe(200)
    })
  })
})
