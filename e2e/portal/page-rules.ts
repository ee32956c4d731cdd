import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Waits until nothing on the page loads or moves any more, and lets nothing move from now on: axe would see colours that are
 * half faded, and what comes by itself, as live messages do, would fade in under its eyes.
 */
export async function untilStill(page: Page): Promise<void> {
  await untilScripted(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() => {
      // What scripts move by themselves is the line under a message alone.
      const moves = (it: Animation) => it.constructor !== Animation && it.playState === 'running'
      return document.getAnimations().filter(moves).length
    })
  await expect.poll(moving).toBe(0)
}

/** Lets axe look at the page once it has come to rest; there must be nothing to say. */
export async function expectAxeClean(page: Page): Promise<void> {
  await untilStill(page)
  // No page that is looked at has frames, for which axe would open a blank page to add its findings up.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect(found).toEqual([])
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}

/**
 * Waits until scripts have taken the page over, or the part of it that a selector names, which they may reach later than the
 * rest; before that, links and forms work as plain HTML.
 */
export async function untilScripted(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
  }, part)
}

/** Waits until what carries text along has come: it is loaded beside the page. */
export async function untilCarried(page: Page): Promise<void> {
  await untilScripted(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a[hreflang]')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__react')),
    ),
  )
}

/** Whoever looks at a page, on whatever screen, can read and use all of it. */
export async function expectKind(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAxeClean(page)
}
