import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSearches } from './kept-searches.ts'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const search = (text: string) => ({ text, to: `/ads?q=${encodeURIComponent(text)}` })

describe('recent searches', () => {
  it('are the last five, the newest first, each text once', () => {
    for (const text of ['1', '2', '3', '4', '5', '6', '4']) rememberSearch(search(text))
    expect(recentSearches().map(({ text }) => text)).toEqual(['4', '6', '5', '3', '2'])
  })

  it('have each address once, under its newest name', () => {
    rememberSearch({ text: 'Тормозные диски', to: '/ads?part=5' })
    rememberSearch({ text: 'Тежегіш дискілері', to: '/ads?part=5' })
    expect(recentSearches()).toEqual([{ text: 'Тежегіш дискілері', to: '/ads?part=5' }])
  })

  it('can be forgotten one by one, and all', () => {
    rememberSearch(search('диск'))
    rememberSearch(search('фара'))
    expect(forgetSearch('диск')).toEqual([search('фара')])
    expect(forgetSearch('нет такого')).toEqual([search('фара')])
    forgetSearches()
    expect(recentSearches()).toEqual([])
    expect(kept.size).toBe(0)
  })

  it.each([
    ['nothing typed', search('   ')],
    ['too long a text', search('а'.repeat(201))],
    ['another page', { text: 'диск', to: '/login' }],
    ['another site', { text: 'диск', to: '//evil.example/ads?q=1' }],
    ['a script', { text: 'диск', to: 'javascript:alert(1)' }],
  ])('does not keep %s', (_what, wrong) => {
    expect(rememberSearch(wrong)).toEqual([])
    expect(kept.size).toBe(0)
  })

  it.each([
    'not json',
    'null',
    '{}',
    '[1, null, "text", {}, {"text":"диск"}, {"text":1,"to":"/ads?q=1"}]',
    '[{"text":"диск","to":"https://evil.example/ads?q=1"}]',
  ])('reads %s as none', (text) => {
    kept.set('sauda.searches', text)
    expect(recentSearches()).toEqual([])
  })

  it('work without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(recentSearches()).toEqual([])
    expect(rememberSearch(search('диск'))).toEqual([search('диск')])
    expect(forgetSearches).not.toThrow()
  })
})
