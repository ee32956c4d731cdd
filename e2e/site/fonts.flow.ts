import { expect, type Page, type Route } from '@playwright/test'
import { FONT_SIGNS } from '../../packages/app/scripts/font-signs.ts'
import { test } from '../portal/test.ts'

const signs = [...Object.values(FONT_SIGNS).join('')].filter((sign) => sign.trim() !== '')

test('each font draws every character of its subset files', async ({ page }) => {
  // React would restore its own page.
  await page.route('**/*.js', (route) => route.abort())
  for (const [face, name] of [
    ['--font-text', 'Golos Text'],
    ['--font-display', 'Geologica'],
  ] as const) {
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
  }
})

/** The portal's own fonts. */
const OWN = ['Geologica Variable', 'Golos Text Variable']

type Drawn = {
  /** Of the first headings and fields: the lines above them decide where they are. */
  tops: number[]
  /** Families whose file with the letters of both languages is loaded. */
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
      ({ family, status }) => status === 'loaded' && family.includes('Variable'),
    )
    const families = new Set(loaded.map(({ family }) => family.replaceAll(/["']/g, '')))
    return { tops, families: [...families].sort() }
  })
}

test('nothing at the top of a page moves when the fonts come', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  // Scripts would add to the page while it is read.
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/kk', '/rules-shopping-center', '/kk/rules-shopping-center']) {
    const own = await drawnAt(page, path)
    await page.route('**/*.woff2', (route) => route.abort())
    const standIn = await drawnAt(page, path)
    await page.unroute('**/*.woff2')
    expect(own.families, path).toEqual(OWN)
    expect(standIn.families, path).toEqual([])
    expect(own.tops, path).toHaveLength(3)
    // Less than half of a line of text.
    expect(Math.max(...standIn.tops.map((top, at) => Math.abs(top - (own.tops[at] ?? 0))))).toBeLessThan(8)
  }
})

test('a page without rare characters needs one file of each family', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /[^/]+\.woff2/.exec(request.url())
    if (file) files.push(file[0].replace(/-.{8}\.woff2$/, ''))
  })
  await page.goto('/kk/promotions')
  await page.evaluate(() => document.fonts.ready)
  expect(files.sort()).toEqual(['geologica', 'golos-text'])
})

/** What a page says about its fonts, and the families that its heading and its text have now. */
function fontsOf(page: Page) {
  return page.evaluate(() => {
    const familyOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily.split(',')[0]
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && family.includes('Variable'),
    )
    return {
      later: document.documentElement.dataset.fonts,
      families: [familyOf('main h1'), familyOf('footer a[hreflang]')],
      known: document.cookie.includes('fonts=1'),
      loaded: loaded.length > 0,
    }
  })
}

const STAND_IN = {
  later: 'later',
  families: ['"Geologica Arial"', '"Golos Text Arial"'],
  known: false,
  loaded: false,
}
const SHOWN = {
  later: undefined,
  families: ['"Geologica Variable"', '"Golos Text Variable"'],
  known: true,
  loaded: true,
}

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 412, height: 823 } })

  test('a page is loaded first, then its fonts come part by part, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as { shift?: number; mixed?: boolean }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift = (seen.shift ?? 0) + entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      // After each part: whether some text has its own font while other text has not.
      const isOwn = (place: Element) => getComputedStyle(place).fontFamily.startsWith('"Golos Text Variable"')
      const watch = () => {
        const [top, bottom] = ['header', 'footer'].map((name) => document.querySelector(`body ${name}`))
        if (top && bottom && isOwn(top) && !isOwn(bottom)) seen.mixed = true
      }
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(watch).observe(document.body, {
          attributeFilter: ['data-fonts'],
          subtree: true,
        })
      })
    })
    for (const path of ['/', '/kk/ads']) {
      await page.context().clearCookies()
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const hold = async (route: Route) => {
        await held
        await route.continue()
      }
      await page.route('**/*.woff2', hold)
      await page.goto(path)
      expect(await fontsOf(page)).toEqual(STAND_IN)
      release()
      await expect.poll(() => fontsOf(page)).toEqual(SHOWN)
      const seen = await page.evaluate(() => {
        const { shift, mixed } = window as { shift?: number; mixed?: boolean }
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        const first = Math.min(...fonts.map(({ startTime }) => startTime))
        return { shift, mixed, waited: first >= (visit?.loadEventStart ?? Number.NaN) }
      })
      expect(seen).toMatchObject({ mixed: true, waited: true })
      expect(seen.shift).toBeLessThan(0.02)

      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await fontsOf(page)).toMatchObject({ ...SHOWN, loaded: expect.any(Boolean) })
      await page.unroute('**/*.woff2', hold)
    }
  })

  test('fonts of which one cannot be loaded are asked for again at the next page', async ({ page }) => {
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.route('**/geologica-*.woff2', (route) => route.abort())
    await page.goto('/promotions')
    await expect.poll(() => failed.length).toBeGreaterThan(0)
    await expect.poll(() => fontsOf(page)).toMatchObject({ later: undefined, known: false })
    await page.unroute('**/geologica-*.woff2')
    await page.goto('/promotions')
    await expect.poll(() => fontsOf(page)).toEqual(SHOWN)
  })

  test('the fonts are used at once by a browser that keeps no cookies', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
    await page.goto('/promotions', { waitUntil: 'domcontentloaded' })
    expect(await fontsOf(page)).toMatchObject({ later: undefined, families: SHOWN.families })
  })
})
