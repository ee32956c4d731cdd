import { expect, type Page } from '@playwright/test'
import { languages } from './portal/languages.ts'
import {
  bothLooks,
  expectKind,
  expectKindIn,
  expectNoSidewaysScroll,
  lookOf,
  setLook,
  untilScripted,
} from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const TEXTS = ['/rules-ad', '/rules-shopping-center', '/privacy-policy', '/terms-of-use'] as const

/** The path of the first promotion that the list shows. */
async function somePromotion(page: Page, at: (path: string) => string): Promise<string> {
  await page.goto(at('/promotions'))
  const href = await page.locator('main h3 a').first().getAttribute('href')
  if (!href) throw new Error('no promotion is listed')
  return href
}

for (const { language, words, at } of languages) {
  const { content, home, failures } = words

  test(`every public page is kind at 320 and 1280 px, in light and dark, in ${language}`, async ({
    page,
  }) => {
    await setLook(page, lookOf(language))
    const promotion = await somePromotion(page, at)
    for (const path of [...['/', '/promotions', '/rules', '/rule', ...TEXTS].map(at), promotion]) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectKindIn(page, bothLooks)
    }
  })

  test(`the home page without scripts has all it has to say, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    })
    const page = await context.newPage()
    await page.goto(at('/'))
    for (const name of [
      home.promotions,
      home.levels,
      home.services,
      home.about,
      home.infrastructure,
      home.awards,
      home.partners,
      home.contacts,
    ]) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    const contacts = page.locator('#contacts')
    await expect(contacts.getByRole('img', { name: home.plan.label(5, '') })).toBeVisible()
    await expect(contacts.getByRole('link', { name: home.routeBy(home.maps.google) })).toHaveAttribute(
      'href',
      /destination=43\.3/,
    )
    await expect(page.locator('#about')).toHaveCount(1)
    await expect(page.locator('#infrastructure')).toHaveCount(1)
    // What only a script can do is not offered.
    await expect(page.getByRole('button', { name: home.slider.next })).toBeHidden()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: home.allPromotions }).click()
    await expect(page).toHaveURL(at('/promotions'))
  })

  test(`links in parts of the server navigate without a new document, in ${language}`, async ({ page }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    await page.evaluate(() => Object.assign(window, { same: true }))
    const isSame = () => page.evaluate(() => 'same' in window)

    await page.getByRole('main').getByRole('link', { name: home.allPromotions }).click()
    await expect(page.getByRole('heading', { level: 1, name: content.promotions.title })).toBeVisible()
    await page.locator('main h3 a').first().click()
    await expect(page.getByRole('heading', { name: content.promotions.where })).toBeVisible()
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

  test(`the menu leads to the anchors of the home page from any page, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1050, height: 700 })
    await page.goto(at('/rules'))
    await untilScripted(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1200, height: 700 })
    await expectNoSidewaysScroll(page)
    const header = page.getByRole('banner')
    const line = page.locator('body > aside').first()
    await expect(line.getByText(/\d\d:00/)).toBeVisible()
    await expect(line.locator('a[href^="tel:"]')).toHaveCount(2)
    await header.getByRole('link', { name: words.header.about, exact: true }).click()
    await expect(page.locator('#about')).toBeInViewport()
    await header.getByRole('link', { name: words.header.catalogue, exact: true }).click()
    await expect(page).toHaveURL(at('/ads'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.setViewportSize({ width: 1049, height: 700 })
    await expect(header.getByRole('link', { name: words.header.about, exact: true })).toHaveCount(0)
    await header.locator('summary').first().click()
    await expect(line).toBeHidden()
    await expect(header.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(2)
    await header.getByRole('link', { name: words.header.promotions, exact: true }).click()
    await expect(page).toHaveURL(at('/promotions'))
  })

  test(`links to places far below lead there, whatever the heights above are, in ${language}`, async ({
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
  })

  test(`a promotion tells its shops, is shared and goes into a calendar, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const path = await somePromotion(page, at)
    await page.goto(path)
    await untilScripted(page)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(page.getByRole('complementary').locator('[data-slot=plate]').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: content.crumbs })).toContainText(title)

    const share = page.locator('[data-share] > summary')
    await share.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(content.promotions.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path)

    const href = await page.getByRole('link', { name: content.promotions.calendar }).getAttribute('href')
    expect(href).toBe(`${path}/calendar.ics`)
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    const unescaped = lines.map((line) => line.replaceAll(/\\([\\;,])/g, '$1'))
    expect(unescaped).toContain(`SUMMARY:${title}`)
    expect(lines.some((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line))).toBe(true)
    expect(lines.find((line) => line.startsWith('URL:'))).toContain(path)
  })

  test(`what is gone or never was is a kind page, in ${language}`, async ({ page }) => {
    for (const path of ['/promotions/999999', '/promotions/0', '/promotions/none', '/rules-ad?version=999']) {
      expect((await page.goto(at(path)))?.status(), path).toBe(404)
      await expect(page.getByRole('main').getByRole('link', { name: failures.home })).toBeVisible()
      const others = page.getByRole('main').locator(`a[href="${at('/promotions')}"]`)
      await expect(others).toHaveCount(path.startsWith('/promotions') ? 1 : 0)
    }
    // The last one is a version that is not there: the one that applies is near.
    await page.getByRole('link', { name: content.text.toCurrent }).click()
    await expect(page).toHaveURL(at('/rules-ad'))
    expect((await page.request.get(at('/promotions/999999/calendar.ics'))).status()).toBe(404)
    // A version that is none is no question: the newest one is shown.
    expect((await page.goto(at('/rules-ad?version=first')))?.status()).toBe(200)
  })

  test(`a text has contents, its versions, and prints without the site, in ${language}`, async ({ page }) => {
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
    await expect(page.getByRole('region', { name: content.text.changes })).toContainText('4.3.')
    const earlier = page.locator('#versions').getByRole('link')
    await expect(earlier).toBeHidden()
    await page.getByRole('link', { name: content.text.versions }).click()
    await expect(earlier).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    await earlier.click()
    await expect(page).toHaveURL(at('/rules-shopping-center?version=1'))
    await expect(page.getByRole('note')).toContainText(content.text.earlier(1))
    await expect(page.getByRole('region', { name: content.text.changes })).toHaveCount(0)
  })

  test(`pages behind a sign-in lead to it and back, in ${language}`, async ({ page, browser }) => {
    for (const path of ['/filing-rules', '/instruction']) {
      await page.goto(at(path))
      await expect(page).toHaveURL(at(`/login?next=${encodeURIComponent(path)}`))
    }
    // A limited user reads how to file an ad, and no instructions of tenants.
    await signIn(page, 5)
    await page.goto(at('/filing-rules'))
    await expect(page.getByRole('heading', { level: 1, name: content.rules.filingTitle })).toBeVisible()
    await expectKind(page)
    await page.goto(at('/instruction'))
    await expect(page).not.toHaveURL(at('/instruction'))

    const tenant = await (await browser.newContext()).newPage()
    await signIn(tenant, 1)
    expect((await tenant.goto(at('/instruction')))?.status()).toBe(200)
    await expect(tenant.getByRole('heading', { level: 1, name: content.instructions.title })).toBeVisible()
    await expect(tenant.locator('main h2').first()).toBeVisible()
    await expectKind(tenant)
  })

  test(`a preview is for administrators alone, in ${language}`, async ({ page, browser }) => {
    await page.goto(at('/promotions?preview=1'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(content.preview)).toHaveCount(0)

    const administrator = await (await browser.newContext()).newPage()
    await signIn(administrator, 2)
    for (const path of ['/', '/promotions', '/rule', '/rules-ad']) {
      await administrator.goto(at(`${path}?preview=1`))
      await expect(administrator.getByText(content.preview)).toBeVisible()
      await expect(administrator.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectNoSidewaysScroll(administrator)
    }
  })
}
