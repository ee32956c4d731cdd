import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { type ApiFront, openApiFront } from './portal/api-front.ts'
import { languages } from './portal/languages.ts'
import { expectKind, expectKindIn, lightLooks, lookOf, untilScripted } from './portal/page-rules.ts'
import { type PortalProcess, startPortal } from './portal/portal-process.ts'
import { test as base } from './portal/test.ts'

const UUID = /^[0-9a-f-]{36}$/

/** Pages in a separate process that use the API of the run, which can become unavailable. */
const test = base.extend<{ front: ApiFront }, { pages: { portal: PortalProcess; front: ApiFront } }>({
  pages: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pages-'))
      const front = await openApiFront(process.env.PORTAL_URL ?? '')
      const portal = await startPortal(folder, { API_URL: front.url })
      await use({ portal, front })
      await portal.stop()
      front.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pages }, use) => use(pages.portal.url),
  front: async ({ pages }, use) => {
    pages.front.away = false
    await use(pages.front)
    pages.front.away = false
  },
})

for (const { language, words, at } of languages) {
  const told = errorText('unavailable', language)
  const { width } = lookOf(language)

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a page without a database reports it and loads at the next attempt', async ({ page, front }) => {
      front.away = true
      for (const path of ['/', '/ads', '/ads/1/view', '/login']) {
        const answer = await page.goto(at(path))
        expect([answer?.status(), answer?.headers()['retry-after']], path).toEqual([503, '10'])
        expect(answer?.headers()['x-request-id'], path).toMatch(UUID)
        await expect(page.getByRole('heading', { name: told })).toBeVisible()
        await expect(page.getByText(words.failures.offlineHelp)).toHaveCount(0)
      }
      await expectKindIn(page, lightLooks)
      front.away = false
      await page.getByRole('link', { name: words.failures.retry }).click()
      await expect(page.getByRole('textbox', { name: words.access.login })).toBeVisible()

      // From now on the pages know the phones of the centre.
      front.away = true
      expect((await page.goto(at('/rules')))?.status()).toBe(503)
      await expect(page.locator('a[href^="tel:+7"]').first()).toBeVisible()
      await expectKind(page)
    })

    test('a navigation during which the database goes away reports it', async ({ page, front }) => {
      await page.goto(at('/'))
      await untilScripted(page)
      const ad = page.locator('main a[href$="/view"]').filter({ visible: true }).first()
      front.away = true
      await ad.click()
      await expect(page.getByRole('heading', { name: told })).toBeVisible()
      front.away = false
      await page.getByRole('link', { name: words.failures.retry }).click()
      await expect(page).toHaveURL(/\/view$/)
      await expect(page.getByRole('button', { name: words.ad.showPhone })).toBeVisible()
    })
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a form without a database keeps what was typed', async ({ page, front }) => {
      await page.goto(at('/login'))
      const login = page.getByRole('textbox', { name: words.access.login })
      await login.fill('person@sauda.example')
      await page.getByLabel(words.access.password, { exact: true }).fill('горшок-ветер-семнадцать')
      front.away = true
      const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('button', { name: words.access.submit }).click()
      const answer = await sent
      expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '10'])
      await expect(page.getByText(told)).toBeVisible()
      await expect(login).toHaveValue('person@sauda.example')
    })
  })

  test(`a form of another site gets an error page and one log line, in ${language}`, async ({ pages }) => {
    const { portal } = pages
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of foreign) {
      for (const path of ['/login', '/login.data', '/sign-out', '/ads/create', '/nothing']) {
        const before = portal.log().length
        const url = portal.url + at(path)
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ login: 'a' }),
        })
        expect([answer.status, answer.headers.getSetCookie()], path).toEqual([403, []])
        expect(await answer.text()).toContain(errorText('cross_site', language))
        const id = answer.headers.get('x-request-id') ?? ''
        expect(id).toMatch(UUID)
        await expect.poll(() => portal.log().slice(before)).toContain(id)
        expect(portal.log().slice(before).trim().split('\n')).toHaveLength(1)
      }
    }
  })
}

test('a process of pages has sitemap, feed and pictures of the API, and says when it is away', async ({
  baseURL,
  front,
}) => {
  const get = (path: string) => fetch(baseURL + path)
  const index = await (await get('/sitemap.xml')).text()
  expect(index).toContain(`<loc>${baseURL}/sitemap/ads-1.xml</loc>`)
  const ads = await (await get('/sitemap/ads-1.xml')).text()
  const ad = /<loc>[^<]*(\/ads\/\d+)\/view<\/loc>/.exec(ads)?.[1]
  const paths = ['/sitemap.xml', '/sitemap/pages.xml', '/promotions.rss', `${ad}/picture.jpg`]
  for (const path of paths) expect((await get(path)).status, path).toBe(200)
  front.away = true
  for (const path of paths) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '10'])
  }
  // What needs no data, and the page without a connection, are still there.
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/offline', '/sw.js', '/picture.jpg'])
    expect((await get(path)).status, path).toBe(200)
})

test('a page rejects other methods and lists the allowed ones', async ({ pages }) => {
  const { url } = pages.portal
  for (const path of ['/', '/kk/ads', '/login', '/assets/nothing.js']) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(url + path, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
      expect(answer.headers.get('x-request-id')).toMatch(UUID)
    }
    expect((await fetch(url + path, { method: 'OPTIONS' })).status).toBe(204)
  }
  const headers = { origin: url }
  const posted = await fetch(`${url}/ads`, { method: 'POST', headers, body: new URLSearchParams() })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('every page and file has a unique request id, and HSTS if the address is https', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const secure = await startPortal(folder, {
    API_URL: process.env.PORTAL_URL,
    PUBLIC_URL: 'https://sauda.example',
  })
  try {
    for (const path of ['/', '/nothing', '/favicon.svg', '/assets/nothing.js', '/api/nothing']) {
      const [safe, plain] = [await fetch(secure.url + path), await fetch(baseURL + path)]
      expect(safe.headers.get('strict-transport-security'), path).toBe('max-age=31536000')
      expect(plain.headers.get('strict-transport-security'), path).toBeNull()
      expect(plain.headers.get('x-request-id'), path).toMatch(UUID)
      expect(plain.headers.get('x-request-id')).not.toBe(safe.headers.get('x-request-id'))
    }
  } finally {
    await secure.stop()
    await rm(folder, { recursive: true })
  }
})
