import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Lets axe look at the page once it has come to rest; there must be nothing to say. */
export async function expectAxeClean(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
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
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}

/** Waits until scripts have taken the page over; before that, links and forms work as plain HTML. */
export async function untilScripted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Whoever looks at a page, on whatever screen, can read and use all of it. */
export async function expectKind(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAxeClean(page)
}
