import { expect } from '@playwright/test'
import { flowsIn } from './portal/languages.ts'
import { boxOf } from './portal/look-rules.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { home } = words

  test(`the slider is moved by its buttons, links and keys, and stops on request, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('/'))
    const slider = page.locator('[data-slider]')
    const { slider: told } = home
    const place = slider.locator('[data-slider-place]')
    const count = await slider.locator('[data-slides] > li').count()
    expect(count).toBeGreaterThan(2)
    const next = slider.getByRole('button', { name: told.next })
    await expect(next).toBeVisible()
    // Under reduced motion it does not run by itself.
    await expect(slider.getByRole('button', { name: told.pause })).toHaveAttribute('aria-pressed', 'true')

    await next.click()
    await expect(place).toHaveText(told.place(2, count))
    await expect(slider.locator('[data-slides] > li').nth(1)).toBeInViewport()
    await slider.getByRole('button', { name: told.previous }).click()
    await expect(place).toHaveText(told.place(1, count))
    // Before the first one is the last one.
    await slider.getByRole('button', { name: told.previous }).click()
    await expect(place).toHaveText(told.place(count, count))

    await slider.locator('[data-to-slide]').nth(1).press('Enter')
    await expect(place).toHaveText(told.place(2, count))
    await expect(slider.locator('[data-to-slide][aria-current]')).toHaveCount(1)
    await slider.locator('[data-slides] > li').nth(1).getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText(told.place(3, count))
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveText(told.place(2, count))
    await expect(page).toHaveURL(at('/'))
  })

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
