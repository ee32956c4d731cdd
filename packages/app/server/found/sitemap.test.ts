import { createPortal } from '@sauda/sdk'
import { describe, expect, it } from 'vitest'
import { adEntries, type Entry, sitemapFile, sitemapIndex } from './sitemap.ts'

const ORIGIN = 'https://sauda.example'
const CHANGED = '2026-11-21T06:42:00.000Z'

async function whole(entries: Iterable<readonly Entry[]>): Promise<string> {
  let text = ''
  for await (const piece of sitemapFile(entries, ORIGIN)) text += piece
  return text
}

describe('sitemapIndex', () => {
  it('names the file of the pages and one for each part, with its date', () => {
    const index = sitemapIndex([{ part: 3, ads: 7, changed_at: CHANGED }], ORIGIN)
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://sauda.example/sitemap/pages.xml',
      'https://sauda.example/sitemap/ads-3.xml',
    ])
    expect(index).toContain(`<lastmod>${CHANGED}</lastmod>`)
  })
})

describe('sitemapFile', () => {
  it('names both languages of a page, each with all alternatives', async () => {
    const file = await whole([[{ path: '/ads/7/view', changedAt: CHANGED }]])
    expect([...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://sauda.example/ads/7/view',
      'https://sauda.example/kk/ads/7/view',
    ])
    const links = [...file.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link.join(' '))
    expect(links.slice(0, 3)).toEqual([
      'ru https://sauda.example/ads/7/view',
      'kk https://sauda.example/kk/ads/7/view',
      'x-default https://sauda.example/ads/7/view',
    ])
    expect(links.slice(3)).toEqual(links.slice(0, 3))
  })

  it('escapes addresses and leaves an unknown date out', async () => {
    const file = await whole([[{ path: `/ads?q='<&">` }]])
    expect(file).toContain('<loc>https://sauda.example/ads?q=&apos;&lt;&amp;&quot;&gt;</loc>')
    expect(file).not.toContain('lastmod')
  })

  it('is a valid file without pages', async () => {
    expect(await whole([])).toMatch(/^<\?xml .*<urlset .*>\n<\/urlset>\n$/s)
  })

  it('reads the next rows only when those before have been taken', async () => {
    let read = 0
    function* batches(): Generator<Entry[]> {
      for (; read < 100; read++) yield [{ path: '/ads' }]
    }
    const file = sitemapFile(batches(), ORIGIN)
    for (let taken = 0; taken < 10; taken++) await file.next()
    // The first piece is the head, and a generator has counted a batch before it is asked for the next.
    expect(read).toBe(8)
  })
})

describe('adEntries', () => {
  const row = (id: number) => ({ id, changed_at: CHANGED })

  /** An API that continues after an id, as the real one does, and notes what it was asked. */
  function openPart(ids: readonly number[], rows: number) {
    const asked: string[] = []
    const portal = createPortal({
      baseUrl: ORIGIN,
      language: 'ru',
      fetch: async (address) => {
        const after = Number(new URL(String(address)).searchParams.get('after'))
        asked.push(new URL(String(address)).search)
        const items = ids
          .filter((id) => id > after)
          .slice(0, rows)
          .map(row)
        return Response.json({ data: { items, total: items.length, next: null } })
      },
    })
    return { asked, portal }
  }

  it('continues after the last id until there are no more', async () => {
    const { asked, portal } = openPart([1, 5, 6, 9], 2)
    const found: string[] = []
    for await (const batch of adEntries(portal, 1, [row(1), row(5)]))
      found.push(...batch.map(({ path }) => path))
    expect(found).toEqual(['/ads/1/view', '/ads/5/view', '/ads/6/view', '/ads/9/view'])
    expect(asked).toEqual(['?part=1&after=5', '?part=1&after=9'])
  })

  it('asks for nothing if the part is empty', async () => {
    const { asked, portal } = openPart([], 2)
    for await (const batch of adEntries(portal, 1, [])) expect(batch).toEqual([])
    expect(asked).toEqual([])
  })
})
