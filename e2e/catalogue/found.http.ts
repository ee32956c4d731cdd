import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../portal/http-test.ts'
import { languages, type Spoken } from '../portal/languages.ts'
import { pictureSize } from '../portal/picture-size.ts'
import type { Visitor } from '../portal/visitor.ts'

/** What search engines and messengers read of a page. */
function headOf({ document }: Visitor) {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
  const metas = [...document.querySelectorAll('meta[name], meta[property]')]
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  const things: { '@type': string }[] = data ? JSON.parse(data)['@graph'] : []
  const said: Record<string, string> = Object.fromEntries(
    metas.map((it) => [
      it.getAttribute('name') ?? it.getAttribute('property'),
      it.getAttribute('content') ?? '',
    ]),
  )
  return {
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    languages: Object.fromEntries(links.map((it) => [it.hreflang, it.href])),
    said,
    things,
  }
}

/** The path of an ad of the demo centre. */
async function adPath(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/ads')).text()
  return /href="(\/ads\/\d+\/view)"/.exec(page)?.[1] ?? ''
}

async function expectHead(visitor: Visitor, path: string, { at, language }: Spoken) {
  await visitor.open(at(path))
  const head = headOf(visitor)
  const { origin } = new URL(visitor.answer.url())
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

const NO_IDS = ['999999', '0', 'x', '1e3', '-1']

for (const spoken of languages) {
  const { language, words, at } = spoken

  test(`public pages say what they are, and others nothing, in ${language}`, async ({ visitor }) => {
    const home = await expectHead(visitor, '/', spoken)
    expect(home.things.map((thing) => thing['@type'])).toEqual(['ShoppingCenter', 'WebSite'])
    const catalogue = await expectHead(visitor, '/ads', spoken)
    expect(catalogue.things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
    const brakes = await expectHead(visitor, '/ads?category=brakes', spoken)
    expect(brakes.title).not.toBe(catalogue.title)
    expect(brakes.said.description).not.toBe(catalogue.said.description)
    const ad = await expectHead(visitor, await adPath(visitor.request), spoken)
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
      await visitor.open(at(path))
      const { canonical, languages: others, said, things } = headOf(visitor)
      expect(said.robots, path).toBe('noindex')
      expect([canonical, others, things, said['og:title']], path).toEqual([null, {}, [], undefined])
    }
  })

  test(`shared links have pictures, in ${language}`, async ({ visitor }) => {
    const { request } = visitor
    const pictures: Buffer[] = []
    for (const shown of ['/', await adPath(request)]) {
      await visitor.open(at(shown))
      const address = headOf(visitor).said['og:image'] ?? ''
      const answer = await request.get(address)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
      const { etag = '' } = answer.headers()
      expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304)
      const bytes = await answer.body()
      expect(pictureSize(bytes)).toEqual([1200, 630])
      pictures.push(bytes)
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
    for (const id of NO_IDS) {
      for (const of of ['promotions', 'ads']) {
        expect((await request.get(at(`/${of}/${id}/picture.jpg`))).status(), `${of} ${id}`).toBe(404)
      }
    }
  })

  test(`promotions can be subscribed to, in ${language}`, async ({ visitor }) => {
    await visitor.open(at('/'))
    const feed =
      visitor.document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? ''
    expect(feed).toBe(at('/promotions.rss'))
    const answer = await visitor.request.get(feed)
    expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
    const Parser = visitor.document.defaultView?.DOMParser
    if (!Parser) throw new Error('The document has no window.')
    const rss = new Parser().parseFromString(await answer.text(), 'text/xml')
    expect(rss.querySelector('parsererror')).toBeNull()
    expect(rss.querySelector('channel > language')?.textContent).toBe(language)
  })

  test(`the portal can be installed, in ${language}`, async ({ visitor }) => {
    const { request } = visitor
    await visitor.open(at('/'))
    const address = visitor.document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
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
      if (type === 'image/png') expect(pictureSize(await icon.body()).join('x')).toBe(sizes)
    }
    expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
    expect(visitor.document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2)
  })
}

test('robots and the sitemap lead to every public page in both languages', async ({ visitor, baseURL }) => {
  const { request } = visitor
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
