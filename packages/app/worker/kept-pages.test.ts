import { beforeEach, describe, expect, it } from 'vitest'
import { forget, isFresh, keptPages, learn } from './kept-pages.ts'
import { openCaches } from './test-caches.ts'

const at = (path: string) => `https://sauda.example${path}`
const NOW = Date.parse('2026-11-24T09:00:00Z')

function page(title: string, owner: string | null = 'public', status = 200): Response {
  const headers = new Headers({ date: new Date(NOW).toUTCString() })
  if (owner) headers.set('sauda-page', owner)
  return new Response(`<title>${title}</title>`, { status, headers })
}

const always = () => true

let caches: CacheStorage

beforeEach(() => {
  caches = openCaches()
})

const titles = async () => (await keptPages(caches)).map(({ title }) => title)

describe('learn', () => {
  it('keeps public pages, the newest first', async () => {
    await learn(caches, at('/'), page('Главная'), always)
    await learn(caches, at('/ads'), page('Каталог'), always)
    await learn(caches, at('/'), page('Главная снова'), always)
    expect(await titles()).toEqual(['Главная снова', 'Каталог'])
  })

  it.each([
    ['without an owner', page('x', null)],
    ['of an unknown owner', page('x', 'somebody')],
    ['of somebody with a session', page('Кабинет', 'personal')],
    ['that is missing', page('x', 'public', 404)],
    ['of an error', page('x', 'public', 503)],
  ])('does not keep a page %s', async (_which, answer) => {
    await learn(caches, at('/ads'), answer, always)
    expect(await titles()).toEqual([])
  })

  it('does not keep a page that is no longer wanted', async () => {
    await learn(caches, at('/ads'), page('Каталог'), () => false)
    expect(await titles()).toEqual([])
  })

  it('leaves what is kept when somebody with a session is answered', async () => {
    await learn(caches, at('/ads'), page('Каталог'), always)
    await learn(caches, at('/ads'), page('Каталог с кабинетом', 'personal'), always)
    expect(await titles()).toEqual(['Каталог'])
  })

  it('keeps thirty pages', async () => {
    for (let n = 1; n <= 40; n++) await learn(caches, at(`/ads/${n}/view`), page(`Объявление ${n}`), always)
    const kept = await titles()
    expect(kept).toHaveLength(30)
    expect([kept[0], kept.at(-1)]).toEqual(['Объявление 40', 'Объявление 11'])
  })
})

it('forgets all pages', async () => {
  await learn(caches, at('/ads'), page('Каталог'), always)
  await forget(caches)
  expect(await titles()).toEqual([])
})

it('knows which pages are fresh', async () => {
  await learn(caches, at('/ads'), page('Каталог'), always)
  expect(await isFresh(caches, at('/ads'), NOW + 9 * 60_000)).toBe(true)
  expect(await isFresh(caches, at('/ads'), NOW + 11 * 60_000)).toBe(false)
  expect(await isFresh(caches, at('/'), NOW)).toBe(false)
})
