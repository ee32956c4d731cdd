import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { awayFixtures } from '../portal/away.ts'
import { test as base } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { startPortal } from '../portal/portal-process.ts'

const UUID = /^[0-9a-f-]{36}$/

const test = base.extend(awayFixtures)

for (const { language, words, at } of flowsIn('kk')) {
  const told = errorText('unavailable', language)

  test(`a page without a database reports it and loads at the next attempt, in ${language}`, async ({
    visitor,
    front,
  }) => {
    front.away = true
    for (const path of ['/', '/ads', '/ads/1/view', '/login']) {
      await visitor.open(at(path))
      const headers = visitor.answer.headers()
      expect([visitor.answer.status(), headers['retry-after']], path).toEqual([503, '10'])
      expect(headers['x-request-id'], path).toMatch(UUID)
      visitor.get('heading', told)
      expect(visitor.text).not.toContain(words.failures.offlineHelp)
    }
    front.away = false
    await visitor.follow(words.failures.retry)
    visitor.expectStatus(200).get('textbox', words.access.login)

    // From now on the pages know the phones of the centre.
    front.away = true
    await visitor.open(at('/rules'))
    visitor.expectStatus(503)
    expect(visitor.document.querySelector('a[href^="tel:+7"]')).not.toBeNull()
  })

  test(`a form without a database keeps what was typed, in ${language}`, async ({ visitor, front }) => {
    await visitor.open(at('/login'))
    visitor.fill(words.access.login, 'person@sauda.example')
    visitor.fill(words.access.password, 'горшок-ветер-семнадцать')
    front.away = true
    await visitor.press(words.access.submit, visitor.get('main'))
    const { answer } = visitor
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '10'])
    expect(visitor.text).toContain(told)
    expect(visitor.field(words.access.login).value).toBe('person@sauda.example')
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
