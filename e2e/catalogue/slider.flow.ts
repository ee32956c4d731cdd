import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { boxOf } from '../portal/look-rules.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { home } = words

  test(`a finger moves the slider and stops it, in ${language}`, async ({ browser }) => {
    const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }
    const page = await (await browser.newContext(phone)).newPage()
    await page.goto(at('/'))
    const slider = page.locator('[data-slider]')
    const slides = slider.locator('[data-slides]')
    const { slider: told } = home
    const pause = slider.getByRole('button', { name: told.pause })
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    const count = await slides.locator('> li').count()

    await slides.evaluate((list) => list.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = await boxOf(slides)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((left) => ({ x: left, y: y + height / 2 })),
      })
    const swipe = async (distance: number) => {
      const from = x + width / 2 - distance / 2
      await touch('touchStart', from)
      for (let step = 1; step <= 10; step++) await touch('touchMove', from + (distance * step) / 10)
      await touch('touchEnd')
    }
    await swipe(-width * 0.6)
    await expect(slider.locator('[data-slider-place]')).toHaveText(told.place(2, count))
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    // It has come to rest at the edge of a slide.
    await expect.poll(() => slides.evaluate((list) => list.scrollLeft % list.clientWidth)).toBe(0)
    await swipe(width * 0.6)
    await expect(slider.locator('[data-slider-place]')).toHaveText(told.place(1, count))
  })
}
