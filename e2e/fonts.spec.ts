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
