import { createPortal } from '@sauda/sdk'
import { describe, expect, it } from 'vitest'
import { matchOptions, readAliases } from './match-options.ts'

/** A portal that answers with these aliases, or fails. */
function portalOf(items: readonly object[] | null) {
  const asked: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    retries: 0,
    fetch: async (url) => {
      asked.push(new URL(String(url)).search)
      if (!items) return Response.json({ code: 'forbidden', message: '' }, { status: 403 })
      return Response.json({ data: { items, total: items.length, truncated: false } })
    },
  })
  return { portal, asked }
}

const BATTERY = { kind: 'part', id: 12, target: 'Аккумуляторы', words: ['акб', 'батарея'] }
const CAMRY = { kind: 'model', id: null, target: 'Toyota Camry', words: ['камри'] }

describe('the words of the search for options', () => {
  it('are known by id within one dictionary, and by kind and name for all things', async () => {
    const one = portalOf([BATTERY])
    expect([...(await readAliases(one.portal, 'part'))]).toEqual([['12', ['акб', 'батарея']]])
    const all = portalOf([BATTERY, CAMRY])
    expect([...(await readAliases(all.portal)).keys()]).toEqual(['part|Аккумуляторы', 'model|Toyota Camry'])
    expect([...one.asked, ...all.asked]).toEqual(['?kind=part', ''])
  })

  it('are none if they cannot be read', async () => {
    expect((await readAliases(portalOf(null).portal, 'brand')).size).toBe(0)
  })

  it('find an option beside its label and its names, and no other', () => {
    const match = matchOptions(new Map([['12', ['акб']]]))
    const options = [
      { value: '12', label: 'Аккумуляторлар', names: ['Аккумуляторы', 'Аккумуляторлар'] },
      { value: '13', label: 'Стартерлер', names: ['Стартеры', 'Стартерлер'] },
      { value: '14', label: 'Toyota' },
    ]
    const found = (text: string) => match(options, text).map(({ value }) => value)
    expect(found('АКБ')).toEqual(['12'])
    expect(found('стартер')).toEqual(['13'])
    expect(found('тойота')).toEqual(['14'])
    expect(found('батарея')).toEqual([])
    expect(found('')).toEqual(['12', '13', '14'])
  })
})
