import { expect } from '@playwright/test'
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
