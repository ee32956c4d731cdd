import { beforeEach, describe, expect, it } from 'vitest'
import { keepOfflinePages, offlinePageFor, renewOfflinePages } from './offline-pages.ts'
import { openCaches } from './test-caches.ts'

const NOW = Date.parse('2026-11-24T09:00:00Z')
const DAY = 24 * 60 * 60_000

let caches: CacheStorage
let asked: string[]

beforeEach(() => {
  caches = openCaches()
  asked = []
})

/** The portal as it answers at a moment; a bare page has no phones. */
const portal =
  (text: string, { bare = false, status = 200, at = NOW } = {}) =>
  async (path: string) => {
    asked.push(path)
    const headers = new Headers({ date: new Date(at).toUTCString() })
    if (bare) headers.set('sauda-bare', '1')
    return new Response(`${text} ${path}`, { status, headers })
  }

const shown = async (path: string) => (await offlinePageFor(caches, `https://sauda.example${path}`))?.text()

describe('keepOfflinePages', () => {
  it('keeps a page for each language', async () => {
    await keepOfflinePages(caches, portal('phones'))
    expect(await shown('/ads')).toBe('phones /offline')
    expect(await shown('/kk/ads')).toBe('phones /kk/offline')
  })

  it('keeps a page without phones only as long as there is no other', async () => {
    await keepOfflinePages(caches, portal('bare', { bare: true }))
    expect(await shown('/ads')).toBe('bare /offline')
    await keepOfflinePages(caches, portal('phones'))
    await keepOfflinePages(caches, portal('bare', { bare: true }))
    expect(await shown('/ads')).toBe('phones /offline')
  })

  it.each([404, 500, 503])('keeps what there was if the portal answers with %i', async (status) => {
    await keepOfflinePages(caches, portal('phones'))
    await expect(keepOfflinePages(caches, portal('broken', { status }))).rejects.toThrow(String(status))
    expect(await shown('/ads')).toBe('phones /offline')
  })
})

describe('renewOfflinePages', () => {
  it.each([
    ['on the same day', NOW + DAY, 0],
    ['after a day', NOW + DAY + 1, 2],
  ])('asks %s', async (_when, now, times) => {
    await keepOfflinePages(caches, portal('phones'))
    asked = []
    await renewOfflinePages(caches, portal('new', { at: now }), now)
    expect(asked).toHaveLength(times)
    expect(await shown('/ads')).toBe(times > 0 ? 'new /offline' : 'phones /offline')
  })

  it('asks at once for phones that are missing, and for pages that are', async () => {
    await renewOfflinePages(caches, portal('bare', { bare: true }), NOW)
    await renewOfflinePages(caches, portal('phones'), NOW)
    expect(asked).toHaveLength(4)
    expect(await shown('/kk/ads')).toBe('phones /kk/offline')
    await renewOfflinePages(caches, portal('phones'), NOW)
    expect(asked).toHaveLength(4)
  })
})

describe('offlinePageFor', () => {
  it('has nothing before anything is kept', async () => {
    expect(await shown('/ads')).toBeUndefined()
  })
})
