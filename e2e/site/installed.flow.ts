import { type BrowserContext, expect, type Page } from '@playwright/test'
import { flowsIn, languages } from '../portal/languages.ts'
import { expectKindIn, expectNoSidewaysScroll, lightLooks, untilScripted } from '../portal/page-rules.ts'
import { pressSignOut, signIn } from '../portal/people.ts'
import { openPortalFront, type PortalFront } from '../portal/portal-front.ts'
import { test as base } from '../portal/test.ts'

const test = base.extend<{ front: PortalFront }>({
  front: async ({ browserName: _ }, use) => {
    const front = await openPortalFront(process.env.PORTAL_URL ?? '')
    await use(front)
    front.close()
  },
  baseURL: ({ front }, use) => use(front.url),
  serviceWorkers: 'allow',
})

/** Waits until the worker answers for the page and has kept it. */
async function untilKept(page: Page): Promise<void> {
  await untilScripted(page)
  const isKept = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null && (await caches.match(location.href)) !== undefined,
    )
  await expect.poll(isKept).toBe(true)
}

/** The addresses of the kept pages, and whether each offers to sign in, as guests are. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('pages')
    const entries = (await pages.keys()).map(async ({ url }) => {
      const text = (await (await pages.match(url))?.text()) ?? ''
      return [url, /href="[^"]*\/login"/.test(text) && !text.includes('/sign-out')] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })

const note = (page: Page) => page.locator('[data-kept-page]')

const firstAd = (page: Page) => page.locator('main a[href$="/view"]').filter({ visible: true }).first()

for (const { language, words, at } of flowsIn('kk')) {
  test(`without a network the pages seen last are shown with a note, in ${language}`, async ({
    page,
    front,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for (const spoken of languages) {
      await page.goto(spoken.at('/'))
      await untilKept(page)
    }
    await page.goto(at('/'))
    // Opened within the app, by its data alone.
    await firstAd(page).click()
    await expect(page).toHaveURL(/\/view$/)
    await untilKept(page)
    const ad = page.url()
    const title = await page.getByRole('heading', { level: 1 }).textContent()

    front.state = 'cut'
    // How the note looks in both languages; its texts are in `worker/notes.test.ts`.
    for (const spoken of languages) {
      await page.goto(spoken.at('/'))
      await expect(note(page)).toBeVisible()
      await expectKindIn(page, lightLooks)
    }
    await page.goto(ad)
    await expect(note(page)).toContainText(language === 'ru' ? 'Нет сети' : 'Желі жоқ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await untilScripted(page)
    // A link within the app leads to the kept document.
    const opened = page.waitForEvent('load')
    await page.getByRole('link', { name: words.header.home }).click()
    await opened
    await expect(page).toHaveURL(front.url + at('/'))
    await expect(note(page)).toBeVisible()

    front.state = 'away'
    await page.reload()
    await expect(note(page)).toContainText(
      language === 'ru' ? 'Портал не отвечает' : 'Портал жауап бермей тұр',
    )
    front.state = 'there'
    await note(page).getByRole('link').click()
    await expect(note(page)).toHaveCount(0)
    expect(errors).toEqual([])

    // A page that is not kept gives phones, hours and the kept pages.
    front.state = 'cut'
    expect((await page.goto(at('/profile')))?.status()).toBe(503)
    const { title: noNetwork, kept, phones, hours, again } = words.offlinePage
    await expect(page.getByRole('heading', { name: noNetwork })).toBeVisible()
    for (const name of [kept, phones, hours]) await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(page.locator('a[href^="tel:+7"]').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    for (const spoken of languages) {
      await page.goto(spoken.at('/profile'))
      await expectPlain(page)
      await expectNoSidewaysScroll(page)
    }
    await page.goto(at('/profile'))
    await page.getByRole('region', { name: kept }).getByRole('link').first().click()
    await expect(note(page)).toBeVisible()

    await page.goto(at('/profile'))
    front.state = 'there'
    await page.getByRole('link', { name: again }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(noNetwork)
  })

  test(`somebody who is signed in is shown kept pages as guests see them, in ${language}`, async ({
    page,
    front,
  }) => {
    await page.goto(at('/'))
    await untilKept(page)
    await signIn(page, 5)
    await page.goto(at('/profile'))
    await untilScripted(page)
    await page.goto(at('/ads'))
    await untilKept(page)
    await firstAd(page).click()
    await expect(page).toHaveURL(/\/view$/)
    await untilKept(page)
    const ad = page.url()
    const [home, list] = [front.url + at('/'), front.url + at('/ads')]
    expect(await keptPages(page)).toEqual({ [home]: true, [list]: true, [ad]: true })

    front.state = 'cut'
    await page.goto(at('/profile'))
    await expect(page.getByRole('heading', { name: words.offlinePage.title })).toBeVisible()
    const links = page.getByRole('region', { name: words.offlinePage.kept }).getByRole('link')
    await expect(links).toHaveCount(3)
    await links.first().click()
    await expect(page).toHaveURL(ad)
    const asGuest = language === 'ru' ? 'без личного кабинета' : 'жеке кабинетсіз'
    await expect(note(page)).toContainText(asGuest)
    await untilScripted(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)

    // The next page has the frame of the person again: after a page that was kept since they signed in, and before.
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [path, next] of [
      [ad, page.getByRole('link', { name: words.header.home })],
      [home, firstAd(page)],
    ] as const) {
      front.state = 'cut'
      await page.goto(path)
      await expect(note(page)).toContainText(asGuest)
      await untilScripted(page)
      front.state = 'there'
      const reloaded = page.waitForEvent('load')
      await next.click()
      await reloaded
      await expect(note(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: words.header.signIn })).toHaveCount(0)
    }
    await pressSignOut(page, words)
    await expect.poll(async () => Object.keys(await keptPages(page))).not.toContain(ad)
  })

  test(`a new version waits until the user wants it, in ${language}`, async ({ page, context, front }) => {
    await page.goto(at('/login'))
    const other = await openOther(context, at('/ads'))
    await untilScripted(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    front.version = 'next'
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const login = page.getByRole('textbox', { name: words.access.login })
    await login.fill('person@sauda.example')
    const replace = page.getByRole('button', { name: words.version.replace })
    await expect(page.getByText(words.version.found)).toBeVisible()
    await expect(login).toHaveValue('person@sauda.example')

    await other.evaluate(() => Object.assign(window, { same: true }))
    const reloaded = page.waitForEvent('load')
    await replace.click()
    await reloaded
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(isWaiting).toBe(false)
    // Another tab keeps what it shows.
    expect(await other.evaluate(() => 'same' in window)).toBe(true)
  })
}

async function openOther(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** The page without a connection has no scripts, and its policy allows none. */
async function expectPlain(page: Page): Promise<void> {
  expect(await page.locator('script').count()).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('lang', /^(ru|kk)$/)
  await expect(page.getByRole('main')).toHaveCount(1)
  const small = await page
    .locator('a')
    .evaluateAll((links) => links.filter((it) => it.getBoundingClientRect().height < 24).length)
  expect(small).toBe(0)
}
