import { createPortal } from '@sauda/sdk'
import type { AdQuery, FoundAds } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { isFew, readWider } from './few-found.ts'

type Clause = NonNullable<FoundAds['reading']>[number]

const STARTER: Clause = { kind: 'part', said: 'стартер', names: ['Стартеры'], names_kk: ['Стартерлер'] }
const BMW: Clause = { kind: 'brand', said: 'bmw', names: ['BMW'], names_kk: ['BMW'] }
const X5: Clause = { kind: 'model', said: 'x5', names: ['BMW X5'], names_kk: ['BMW X5'] }
const HC: Clause = { kind: 'maker', said: 'hc', names: ['HC-Cargo'], names_kk: ['HC-Cargo'] }
const NEW: Clause = { kind: 'condition', said: 'новый', names: ['new'], names_kk: ['new'] }
const ALL = [STARTER, BMW, X5, HC, NEW]

const card = {
  id: 1,
  kind: 'part',
  title: 'Стартер',
  title_kk: null,
  price: null,
  condition: 'new',
  photo: null,
  plate: null,
  category: null,
  sort_at: '2026-11-21T06:42:00.000Z',
  raised_at: null,
} as const
const listOf = (length: number, more: Partial<FoundAds> = {}): FoundAds => ({
  items: Array.from({ length }, () => card),
  total: length,
  next: null,
  ...more,
})
const near = {
  text: 'Генераторы',
  text_kk: 'Генераторлар',
  filter: { spare_part_id: 3 },
  ads: 4,
  category: null,
}

/** A portal whose lists have `total` ads; they are read as the clauses whose words they have. */
function portalWith(total: number, more: object = {}) {
  const asked: object[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (request, init) => {
      if (new URL(String(request)).pathname === '/api/search/near')
        return Response.json({ data: { items: [{ ...near, drawing: null }], is_absent: false } })
      const query: AdQuery = JSON.parse(String(init?.body))
      asked.push(query)
      const reading = ALL.filter(({ said }) => query.q?.split(' ').includes(said))
      return Response.json({ data: { items: [card], total, next: null, reading, ...more } })
    },
  })
  return { portal, asked }
}

/** The ways of one kind, each as its text and number. */
async function waysOf(
  id: string,
  query: AdQuery,
  reading: Clause[],
  { language = 'ru' as 'ru' | 'kk', portal = portalWith(18).portal, found = listOf(1, { reading }) } = {},
) {
  const dictionaries = { brands: [{ id: 7, name: 'BMW' }], services: [], parts: [], levels: [] }
  const ways = await readWider(portal, { query, dictionaries, roomNumber: null, language }, found)
  return ways.find((one) => one.id === id)?.ways.map(({ text, count }) => `${text}: ${count}`)
}

describe('isFew', () => {
  it('is a whole list of one to four', () => {
    expect([1, 4].map((length) => isFew(listOf(length)))).toEqual([true, true])
  })

  it('is no empty, longer or continued list', () => {
    expect([0, 5].map((length) => isFew(listOf(length)))).toEqual([false, false])
    expect(isFew(listOf(1, { next: 'x' }))).toBe(false)
  })
})

describe('lists that have more than a short one', () => {
  it('are of all brands, and of the brand alone', async () => {
    expect(await waysOf('wider', { q: 'стартер bmw' }, [STARTER, BMW])).toEqual([
      'Стартеры, все марки: 18',
      'Всё для BMW: 18',
    ])
    const kk = await waysOf('wider', { q: 'стартер bmw' }, [STARTER, BMW], { language: 'kk' })
    expect(kk).toEqual(['Стартерлер, барлық марка: 18', 'BMW үшін бәрі: 18'])
  })

  it('are of all models of a brand that is named, and of all brands if none is', async () => {
    const named = await waysOf('wider', { q: 'стартер bmw x5' }, [STARTER, BMW, X5])
    expect(named).toContain('Стартеры, BMW, все модели: 18')
    expect(await waysOf('wider', { q: 'стартер x5' }, [STARTER, X5])).toContain('Стартеры, все марки: 18')
  })

  it('are of all makers, and without another word', async () => {
    expect(await waysOf('wider', { q: 'стартер hc' }, [STARTER, HC])).toContain(
      'Стартеры, все производители: 18',
    )
    expect(await waysOf('wider', { q: 'стартер новый' }, [STARTER, NEW])).toContain(
      'Стартеры, без слова «новый»: 18',
    )
  })

  it('keep the filters, and lead to the list without one', async () => {
    const { portal, asked } = portalWith(18)
    const query: AdQuery = { q: 'стартер bmw', brand_id: 7, sort: 'price_asc' }
    expect(await waysOf('filters', query, [STARTER, BMW], { portal })).toEqual([
      '«стартер bmw»: 18',
      'BMW: 18',
    ])
    expect(asked).toContainEqual({ q: 'стартер', brand_id: 7, limit: 1, reading: true })
  })

  it('have more ads, and every word that they are said to have', async () => {
    expect(
      await waysOf('wider', { q: 'стартер bmw' }, [STARTER, BMW], { portal: portalWith(1).portal }),
    ).toBeUndefined()
    const { portal } = portalWith(18, { understood: { without: ['стартер'] } })
    expect(await waysOf('wider', { q: 'стартер bmw' }, [STARTER, BMW], { portal })).toBeUndefined()
  })

  it('are none of one word, nor without a word that the list lacks already', async () => {
    expect(await waysOf('wider', { q: 'стартер' }, [STARTER])).toBeUndefined()
    const found = listOf(1, { reading: [STARTER, NEW], understood: { without: ['новый'] } })
    expect(await waysOf('wider', { q: 'стартер новый' }, [], { found })).toBeUndefined()
  })

  it('are of parts that are near', async () => {
    expect(await waysOf('similar', { q: 'стартер bmw' }, [STARTER, BMW])).toEqual(['Генераторы: 4'])
  })
})
