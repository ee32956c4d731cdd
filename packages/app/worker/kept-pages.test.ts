import { beforeEach, describe, expect, it } from 'vitest'
import { forget, isCopy, isFresh, keptPage, keptPages, learn } from './kept-pages.ts'
import { openCaches } from './test-caches.ts'

const at = (path: string) => `https://sauda.example${path}`
const NOW = Date.parse('2026-11-24T09:00:00Z')

function page(title: string, owner: string | null = 'public', status = 200): Response {
  const headers = new Headers({ date: new Date(NOW).toUTCString() })
  if (owner) headers.set('sauda-page', owner)
  return new Response(`<title>${title}</title>`, { status, headers })
}

let caches: CacheStorage

beforeEach(() => {
  caches = openCaches()
})

const titles = async () => (await keptPages(caches)).map(({ title }) => title)

describe('learn', () => {
  it('keeps public pages, the newest first', async () => {
    await learn(caches, at('/'), page('Главная'))
    await learn(caches, at('/ads'), page('Каталог'))
    await learn(caches, at('/'), page('Главная снова'))
    expect(await titles()).toEqual(['Главная снова', 'Каталог'])
  })

  it.each([
    ['without an owner', page('x', null)],
    ['of an unknown owner', page('x', 'somebody')],
    ['of somebody with a session', page('Кабинет', 'personal')],
    ['that is missing', page('x', 'public', 404)],
    ['of an error', page('x', 'public', 503)],
    ['whose copy is missing', page('x', 'copy', 404)],
  ])('does not keep a page %s', async (_which, answer) => {
    await learn(caches, at('/ads'), answer)
    expect(await titles()).toEqual([])
  })

  it("keeps a guest's copy for somebody with a session, and tells it from a guest's page", async () => {
    await learn(caches, at('/'), page('Главная'))
    await learn(caches, at('/ads'), page('Каталог', 'copy'))
    expect(await titles()).toEqual(['Каталог', 'Главная'])
    const [home, ads] = await Promise.all(['/', '/ads'].map((path) => keptPage(caches, at(path))))
    expect([home, ads].map((kept) => kept && isCopy(kept))).toEqual([false, true])
  })

  it('leaves what is kept when somebody with a session is answered', async () => {
    await learn(caches, at('/ads'), page('Каталог'))
    await learn(caches, at('/ads'), page('Каталог с кабинетом', 'personal'))
    expect(await titles()).toEqual(['Каталог'])
  })

  it('keeps thirty pages', async () => {
    for (let n = 1; n <= 40; n++) await learn(caches, at(`/ads/${n}/view`), page(`Объявление ${n}`))
    const kept = await titles()
    expect(kept).toHaveLength(30)
    expect([kept[0], kept.at(-1)]).toEqual(['Объявление 40', 'Объявление 11'])
  })
})

it('forgets all pages', async () => {
  await learn(caches, at('/ads'), page('Каталог'))
  await forget(caches)
  expect(await titles()).toEqual([])
})

it('knows which pages are fresh', async () => {
  await learn(caches, at('/ads'), page('Каталог'))
  expect(await isFresh(caches, at('/ads'), NOW + 9 * 60_000)).toBe(true)
  expect(await isFresh(caches, at('/ads'), NOW + 11 * 60_000)).toBe(false)
  expect(await isFresh(caches, at('/'), NOW)).toBe(false)
})
