import { createPortal } from '@sauda/sdk'
import { describe, expect, it } from 'vitest'
import { AD_STEP, adsUpTo, shownFrom } from './ads-up-to.ts'

/** A portal with a list of this many ads; a request beyond `failsAfter` fails. */
function portalOf(total: number, failsAfter = Number.POSITIVE_INFINITY) {
  const asked: number[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    timeout: 0,
    fetch: async (_url, init) => {
      const { cursor, limit } = JSON.parse(String(init?.body))
      const from = Number(cursor ?? 0)
      asked.push(limit)
      if (from >= failsAfter) return Response.json({ code: 'forbidden', message: '' }, { status: 403 })
      const items = Array.from({ length: Math.min(limit, total - from) }, (_, at) => ({ id: from + at }))
      const next = from + limit < total ? String(from + limit) : null
      return Response.json({ data: { items, total, next } })
    },
  })
  return { portal, asked }
}

describe('shownFrom', () => {
  it.each([
    ['', AD_STEP],
    ['shown=48', 48],
    ['shown=49', 72],
    ['shown=-5', AD_STEP],
    ['shown=x', AD_STEP],
    ['shown=NaN', AD_STEP],
    ['shown=1e9', 480],
    ['shown=Infinity', 480],
  ])('%s → %i', (search, shown) => {
    expect(shownFrom(new URLSearchParams(search))).toBe(shown)
  })
})

describe('adsUpTo', () => {
  it('reads as far as the list is expanded, each ad once', async () => {
    const { portal, asked } = portalOf(500)
    const { items, more, total } = await adsUpTo(portal, {}, 240)
    expect(items.map((ad) => ad.id)).toEqual(Array.from({ length: 240 }, (_, at) => at))
    expect(asked).toEqual([96, 96, 48])
    expect({ more, total }).toEqual({ more: 264, total: 500 })
  })

  it('has no more at the end of the list or at the limit', async () => {
    expect((await adsUpTo(portalOf(10).portal, {}, 24)).more).toBeNull()
    expect((await adsUpTo(portalOf(24).portal, {}, 24)).more).toBeNull()
    expect((await adsUpTo(portalOf(0).portal, {}, 24)).items).toEqual([])
    expect((await adsUpTo(portalOf(9_999).portal, {}, 480)).more).toBeNull()
  })

  it('keeps what it has when a later request fails', async () => {
    const { items, error } = await adsUpTo(portalOf(500, 96).portal, {}, 192)
    expect(items).toHaveLength(96)
    expect(error).toBe('forbidden')
  })
})
