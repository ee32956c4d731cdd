import { describe, expect, it } from 'vitest'
import { allWords, anyOf, articleStartQuery, placedQuery, prefixQuery, wordQuery } from './query-words.ts'

describe('placedQuery', () => {
  it.each([
    ['a word of the title', wordQuery('диски', 'A'), 'A'],
    ['words of titles and names', allWords(['диски', 'задние'], 'AB'), 'AB'],
    ['the beginning of one', anyOf([wordQuery('диск', 'AB'), prefixQuery('диск', 'AB')]), 'AB'],
  ])('finds the place of %s', (_what, query, place) => {
    const placed = placedQuery(query)
    expect(placed?.place).toBe(place)
    expect(placed?.bare).toBe(query.replaceAll(/:(\*?)AB?/g, (_, prefix: string) => prefix && `:${prefix}`))
    expect(placed?.bare).not.toContain(':A')
  })

  it.each([
    ['a word anywhere', wordQuery('диски')],
    ['words of different places', anyOf([wordQuery('диски', 'A'), wordQuery('диски', 'AB')])],
    ['a word of the title or anywhere', anyOf([wordQuery('диски', 'A'), articleStartQuery('gdb3454')])],
    ['nothing', ''],
  ])('has no place for %s', (_what, query) => {
    expect(placedQuery(query)).toBeNull()
  })

  it('leaves quotes and colons within a word alone', () => {
    expect(placedQuery("'it''s:A':A")).toEqual({ bare: "'it''s:A'", place: 'A' })
  })
})
