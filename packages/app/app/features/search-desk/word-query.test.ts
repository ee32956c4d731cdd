import { describe, expect, it } from 'vitest'
import { draftFrom } from './act-on-words.ts'
import { wordFilter } from './load-words.ts'
import { unknownIn } from './misses.tsx'
import { readWordQuery, wordSearch } from './word-query.ts'

const read = (search: string) => readWordQuery(new URLSearchParams(search))

describe('the address of the words', () => {
  it.each([
    '?',
    '?q=балка',
    '?kind=model&cut=own',
    '?shown=150&check=балка+тойота',
    '?ask=edit&of=50',
    '?ask=add&text=шрус&miss=шрус+камри',
  ])('%s is read and written alike', (search) => {
    const query = read(search)
    const { ask, of, text, miss } = query
    expect(decodeURIComponent(wordSearch(query, { ask, of, text, miss }))).toBe(search)
  })

  it.each([
    ['an unknown kind', '?kind=wing', { kind: null }],
    ['an unknown cut', '?cut=all', { cut: null }],
    ['an unknown dialog', '?ask=drop', { ask: null }],
    ['a wrong id', '?of=-1', { of: null }],
    ['an id that is no number', '?of=1e3', { of: null }],
    ['too many words', '?shown=99999', { shown: 1000 }],
    ['too few', '?shown=1', { shown: 50 }],
    ['a long text', `?q=${'ы'.repeat(2000)}`, { q: 'ы'.repeat(200) }],
  ])('ignores %s', (_what, search, part) => {
    expect(read(search)).toMatchObject(part)
  })

  it('closes the dialog', () => {
    expect(wordSearch(read('?q=а&ask=add&of=7&text=б&miss=в'))).toBe('?q=%D0%B0')
  })

  it.each([
    ['?cut=own', { origin: 'own' }],
    ['?cut=hidden', { hidden: true }],
    ['?q=а&kind=part', { q: 'а', kind: 'part' }],
  ])('%s is a filter of the API', (search, filter) => {
    expect(wordFilter(read(search))).toEqual({ ...filter, limit: 50 })
  })
})

describe('a word as it is sent', () => {
  it.each([
    ['part|Бамперы', { kind: 'part', target: 'Бамперы' }],
    ['model|Toyota Camry | x', { kind: 'model', target: 'Toyota Camry | x' }],
    ['', { kind: 'part', target: '' }],
    ['wing|Бамперы', { kind: 'part', target: 'Бамперы' }],
  ])('the choice %j', (target, draft) => {
    expect(draftFrom({ text: 'губа', target })).toEqual({ text: 'губа', ...draft })
  })
})

describe('what of a query is not known', () => {
  const clause = (kind: string, said: string) => ({ kind, said, names: [], names_kk: [] })

  it.each([
    ['its unknown words', [clause('word', 'балка'), clause('brand', 'тойота')], 'балка'],
    ['all of it, if each word is known', [clause('brand', 'тойота')], 'Балка тойота'],
    ['all of it, if nothing was read', [], 'Балка тойота'],
  ])('%s', (_what, clauses, text) => {
    expect(unknownIn({ text: 'Балка тойота', clauses })).toBe(text)
  })
})
