import { createPortal } from '@sauda/sdk'
import type { AdQuery } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { readWaysOn } from './ways-on.ts'

const DISC = { id: 1, name: 'Тормозной диск', category: 'brakes' }
const PADS = { id: 2, name: 'Тормозные колодки', category: 'brakes' }
const dictionaries = { brands: [], services: [], parts: [DISC, PADS], levels: [] }

const near = {
  text: 'Суппорт',
  text_kk: 'Суппорт',
  filter: { spare_part_id: 3 },
  ads: 4,
  category: 'brakes',
  drawing: null,
}

/** A portal without an ad of what is asked for; `nearby` are parts near to the query. */
function portalWith({ nearby = [] as object[], fails = false } = {}) {
  const asked: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (request, init) => {
      const { pathname } = new URL(String(request))
      const text = init?.body ? String(init.body) : ''
      asked.push(`${pathname.replace('/api/', '')} ${text}`.trim())
      if (pathname === '/api/search/near')
        return fails
          ? Response.json({ code: 'internal', message: '' }, { status: 500 })
          : Response.json({ data: { items: nearby, is_absent: false } })
      if (pathname === '/api/search/suggest') return Response.json({ data: { groups: [] } })
      const list = { items: [], total: 0, next: null }
      if (pathname !== '/api/userBanner/pagination') return Response.json({ data: list })
      const choices = JSON.parse(text).category ? [DISC, PADS].map(({ id }) => ({ value: id, ads: 9 })) : []
      const facets = { spare_part_id: { choices }, category: { choices: [] } }
      return Response.json({ data: { ...list, facets } })
    },
  })
  return { portal, asked }
}

/** The names under «similar», and what was asked for them. */
async function similarOf(query: AdQuery, portal = portalWith()) {
  const asked = { query, dictionaries, roomNumber: null, language: 'ru' as const }
  const { waysOn } = await readWaysOn(portal.portal, asked)
  const isOfParts = (it: string) => /^dictionarySparePart|"category".*"facets"/.test(it)
  return {
    names: waysOn.find(({ id }) => id === 'similar')?.ways.map(({ text }) => text),
    parts: portal.asked.filter(isOfParts).length,
    near: portal.asked.filter((it) => it.startsWith('search/near')).length,
  }
}

describe('what is similar to a list without ads', () => {
  it('is near to the query: other parts of the category are not asked for', async () => {
    const query = { q: 'суппорт', category: 'brakes' } as const
    expect(await similarOf(query, portalWith({ nearby: [near] }))).toEqual({
      names: ['Суппорт'],
      parts: 0,
      near: 1,
    })
  })

  it.each([{ nearby: [] }, { fails: true }])('is of the category if nothing is near: %j', async (how) => {
    expect(await similarOf({ q: 'суппорт', category: 'brakes' }, portalWith(how))).toEqual({
      names: [DISC.name, PADS.name],
      parts: 2,
      near: 1,
    })
  })

  it('is of the category without a query, and not the part itself', async () => {
    expect(await similarOf({ spare_part_id: 1, price_to: 5 })).toEqual({
      names: [PADS.name],
      parts: 2,
      near: 0,
    })
  })

  it('is nothing without a query and a category', async () => {
    expect(await similarOf({ price_to: 5 })).toEqual({ names: undefined, parts: 0, near: 0 })
  })
})
