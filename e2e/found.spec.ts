import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { languages, type Spoken } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { test } from './portal/test.ts'

interface Head {
  title: string
  canonical: string | null
  languages: Record<string, string>
  said: Record<string, string>
  things: { '@type': string }[]
}

/** What search engines and messengers read of the page that is open. */
function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
    const metas = [...document.querySelectorAll('meta[name], meta[property]')]
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
      languages: Object.fromEntries(links.map((it) => [it.hreflang, it.href])),
      said: Object.fromEntries(
        metas.map((it) => [
          it.getAttribute('name') ?? it.getAttribute('property'),
          it.getAttribute('content') ?? '',
        ]),
      ),
      things: data ? JSON.parse(data)['@graph'] : [],
    }
  })
}

/** Width and height of a picture as the browser shows it. */
function sizeOf(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, address)
}

/** The path of an ad of the demo centre. */
async function adPath(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/ads')).text()
  return /href="(\/ads\/\d+\/view)"/.exec(page)?.[1] ?? ''
}

async function expectHead(page: Page, path: string, { at, language }: Spoken): Promise<Head> {
  await page.goto(at(path))
  const head = await headOf(page)
  const { origin } = new URL(page.url())
  expect(head.canonical).toBe(origin + at(path))
  expect(head.languages).toEqual({
    ru: origin + path,
    kk: origin + (path === '/' ? '/kk' : `/kk${path}`),
    'x-default': origin + path,
  })
  expect(head.said).toMatchObject({
    'og:title': head.title,
    'og:url': head.canonical,
    'og:locale': language === 'ru' ? 'ru_RU' : 'kk_KZ',
    'twitter:card': 'summary_large_image',
  })
  expect(head.said.description?.length).toBeGreaterThan(20)
  expect(head.said['og:description']).toBe(head.said.description)
  return head
}

for (const spoken of languages) {
  const { language, words, at } = spoken

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('public pages say what they are, and others nothing', async ({ page, request }) => {
      const home = await expectHead(page, '/', spoken)
      expect(home.things.map((thing) => thing['@type'])).toEqual(['ShoppingCenter', 'WebSite'])
      const catalogue = await expectHead(page, '/ads', spoken)
      expect(catalogue.things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
      const brakes = await expectHead(page, '/ads?category=brakes', spoken)
      expect(brakes.title).not.toBe(catalogue.title)
      expect(brakes.said.description).not.toBe(catalogue.said.description)
      const ad = await expectHead(page, await adPath(request), spoken)
      expect(ad.things.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' })
      expect(['Product', 'Service']).toContain(ad.things[0]?.['@type'])

      for (const path of [
        '/ads?q=фара',
        '/ads?level=2',
        '/login',
        '/registration',
        '/nothing',
        '/ads/999999/view',
      ]) {
        await page.goto(at(path))
        const { canonical, languages: others, said, things } = await headOf(page)
        expect(said.robots, path).toBe('noindex')
        expect([canonical, others, things, said['og:title']], path).toEqual([null, {}, [], undefined])
      }
    })
  })

  test(`pages hydrate beside what only the server says, in ${language}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(at('/'))
    await untilScripted(page)
    expect((await headOf(page)).things).toHaveLength(2)
    await page.getByRole('navigation', { name: words.header.navigation }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${at('/ads')}$`))
    await expect.poll(async () => (await headOf(page)).canonical).toBe(page.url())
    expect(problems).toEqual([])
  })

  test(`shared links have pictures, in ${language}`, async ({ page, request }) => {
    const path = await adPath(request)
    const pictures: Buffer[] = []
    for (const shown of ['/', path]) {
      await page.goto(at(shown))
      const address = (await headOf(page)).said['og:image'] ?? ''
      const answer = await request.get(address)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
      const { etag = '' } = answer.headers()
      expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304)
      const bytes = await answer.body()
      expect(await sizeOf(page, address)).toEqual([1200, 630])
      pictures.push(bytes)
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
    for (const id of ['999999', '0', 'x', '1e3', '-1'])
      expect((await request.get(at(`/promotions/${id}/picture.jpg`))).status(), id).toBe(404)
    for (const id of ['999999', '0', 'x', '1e3', '-1'])
      expect((await request.get(at(`/ads/${id}/picture.jpg`))).status(), id).toBe(404)
  })

  test(`promotions can be subscribed to, in ${language}`, async ({ page, request }) => {
    await page.goto(at('/'))
    const feed = (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? ''
    expect(feed).toBe(at('/promotions.rss'))
    const answer = await request.get(feed)
    expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
    const read = await page.evaluate(
      (xml) => {
        const rss = new DOMParser().parseFromString(xml, 'text/xml')
        return [
          rss.querySelector('parsererror') === null,
          rss.querySelector('channel > language')?.textContent,
        ]
      },
      await answer.text(),
    )
    expect(read).toEqual([true, language])
  })

  test(`the portal can be installed, in ${language}`, async ({ page, request }) => {
    await page.goto(at('/'))
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      name: words.site.title,
      start_url: at('/'),
      display: 'standalone',
      scope: '/',
    })
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src)
      expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
      if (type === 'image/png') expect((await sizeOf(page, src)).join('x')).toBe(sizes)
    }
    expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  })
}

test('robots and the sitemap lead to every public page in both languages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /kk/dashboard')

  const locs = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))
  const files = locs(await (await request.get('/sitemap.xml')).text())
  expect(files[0]).toBe(`${baseURL}/sitemap/pages.xml`)
  expect(files.length).toBeGreaterThan(1)
  const addresses = (
    await Promise.all(files.map(async (file) => locs(await (await request.get(file)).text())))
  ).flat()
  const ad = await adPath(request)
  for (const path of ['/', '/kk', '/ads', '/kk/ads', ad, `/kk${ad}`])
    expect(addresses).toContain(baseURL + path)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses.filter((_it, index) => index % 400 === 3))
    expect((await request.get(address)).status(), address).toBe(200)

  for (const file of ['ads-999999', 'ads-0', 'ads-x', 'ads-01', 'nothing'])
    expect((await request.get(`/sitemap/${file}.xml`)).status(), file).toBe(404)
})
