import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { content, header, home } = words

  test(`links in parts of the server navigate without a new document, and a promotion is shared, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at('/'))
    await untilScripted(page)
    await page.evaluate(() => Object.assign(window, { same: true }))
    const isSame = () => page.evaluate(() => 'same' in window)

    await page.getByRole('main').getByRole('link', { name: home.allPromotions }).click()
    await expect(page.getByRole('heading', { level: 1, name: content.promotions.title })).toBeVisible()
    await page.locator('main h3 a').first().click()
    await expect(page.getByRole('heading', { name: content.promotions.where })).toBeVisible()

    await page.locator('[data-share] > summary').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(content.promotions.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: content.promotions.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: home.about })).toBeVisible()
    expect(await isSame()).toBe(true)

    // A click with Ctrl is left to the browser: this page stays.
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: home.allPromotions })
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    await expect(page).toHaveURL(at('/'))

    // The other language is another document.
    await page.locator('footer a[hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    expect(await isSame()).toBe(false)
  })

  test(`the menu and links lead to places of the home page, whatever the heights above are, in ${language}`, async ({
    page,
  }) => {
    // The height that stands in for what is laid out later is wrong.
    const rule = '.laid-out-later { contain-intrinsic-block-size: auto 10px !important }'
    await page.addInitScript((textContent) => {
      addEventListener('DOMContentLoaded', () => {
        document.head.append(Object.assign(document.createElement('style'), { textContent }))
      })
    }, rule)
    const place = page.locator('#contacts')
    const top = () => place.evaluate((section) => Math.abs(section.getBoundingClientRect().top))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('/#contacts'))
    await expect.poll(top).toBeLessThan(60)
    await page.goto(at('/rules'))
    await untilScripted(page)
    await page.getByRole('contentinfo').locator('a[href$="#contacts"]').first().click()
    await expect.poll(top).toBeLessThan(60)

    await page.setViewportSize({ width: 1200, height: 700 })
    await page.goto(at('/rules'))
    await untilScripted(page)
    const banner = page.getByRole('banner')
    const line = page.locator('body > aside').first()
    await expect(line.getByText(/\d\d:00/)).toBeVisible()
    await expect(line.locator('a[href^="tel:"]')).toHaveCount(2)
    await banner.getByRole('link', { name: header.about, exact: true }).click()
    await expect(page.locator('#about')).toBeInViewport()
    await banner.getByRole('link', { name: header.catalogue, exact: true }).click()
    await expect(page).toHaveURL(at('/ads'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.setViewportSize({ width: 1049, height: 700 })
    await expect(banner.getByRole('link', { name: header.about, exact: true })).toHaveCount(0)
    await banner.locator('summary').first().click()
    await expect(line).toBeHidden()
    await expect(banner.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(2)
    await banner.getByRole('link', { name: header.promotions, exact: true }).click()
    await expect(page).toHaveURL(at('/promotions'))
  })

  test(`a text has contents and versions, and prints without the site, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.goto(at('/rules-shopping-center'))
    await untilScripted(page)
    const contents = page.getByRole('navigation', { name: content.text.contents })
    const last = contents.getByRole('link').filter({ visible: true }).last()
    const id = (await last.getAttribute('href'))?.slice(1) ?? ''
    await last.click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await expect(page.getByRole('button', { name: content.text.print })).toBeVisible()
    const earlier = page.locator('#versions').getByRole('link')
    await expect(earlier).toBeHidden()
    await page.getByRole('link', { name: content.text.versions }).click()
    await expect(earlier).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`a missing page shows no failed bar once it is hydrated, a failed navigation does, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-slot=loading-bar][data-phase=failed]')) window.name = 'failed bar'
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const seen = () => page.evaluate(() => window.name)
    await page.goto(at('/there-is-no-such-page'))
    await untilScripted(page)
    await page.getByRole('main').getByRole('link', { name: words.failures.home }).click()
    await expect(page).toHaveURL(at('/'))
    expect(await seen()).toBe('')

    // Another failure may replace the missing page.
    await page.goto(at('/there-is-no-such-page'))
    await untilScripted(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: header.catalogue }).first().click()
    await expect.poll(seen).toBe('failed bar')
  })
}
