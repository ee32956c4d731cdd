import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { panelFilters, readDocumentQuery, writeDocumentQuery } from './document-query.ts'

const read = (search: string) => readDocumentQuery(new URLSearchParams(search))

describe('filters of documents in an address', () => {
  it('reads all filters', () => {
    const search =
      '?q=451&status=1&status=3&room=54&from=2026-10-01&to=2026-10-31&sum_from=1000&sum_to=412000&unread=1&overdue=1'
    const query = read(search)
    expect(query).toEqual({
      q: '451',
      status: [1, 3],
      room_id: 54,
      date_from: '2026-10-01',
      date_to: '2026-10-31',
      total_from: 100_000,
      total_to: 41_200_000,
      unread: true,
      overdue: true,
    })
    expect(writeDocumentQuery(query)).toBe(search)
  })

  it('reads what users type', () => {
    expect(read('?q=%20%20АВР%20%20018%20&sum_from=1%20000&sum_to=2%C2%A0500')).toEqual({
      q: 'АВР 018',
      total_from: 100_000,
      total_to: 250_000,
    })
    expect(read('?sum_from=12%20500,50&sum_to=99999.9')).toEqual({
      total_from: 1_250_050,
      total_to: 9_999_990,
    })
  })

  test.each([
    '',
    '?q=',
    '?q=%20%20',
    '?status=0',
    '?status=6',
    '?status=new',
    '?status=1.0',
    '?from=2026-02-30',
    '?from=0000-01-01',
    '?to=0000-12-31',
    '?from=01.10.2026',
    '?to=2026-13-01',
    '?to=9999999-01-01',
    '?sum_from=-5',
    '?sum_from=1e3',
    '?sum_to=12,505',
    '?sum_to=9999999999999',
    '?sum_to=',
    '?room=',
    '?room=0',
    '?room=2-215',
    '?room=9999999999',
    '?unread=0',
    '?unread=true',
    '?overdue=yes',
    '?bin=940140000385',
    '?rid=7',
    '?sort=oldest',
  ])('%s has no filter', (search) => {
    expect(read(search)).toEqual({})
    expect(writeDocumentQuery(read(search))).toBe('?')
  })

  it('an invalid value does not affect the others', () => {
    expect(read('?status=2&status=9&from=never&q=аренда')).toEqual({ q: 'аренда', status: [2] })
  })

  it('names each status once, in ascending order', () => {
    expect(read('?status=3&status=1&status=3')).toEqual({ status: [1, 3] })
  })

  it('shortens a long search', () => {
    expect(read(`?q=${'я'.repeat(300)}`).q).toHaveLength(200)
  })

  it('reads back what it writes', () => {
    const sum = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined })
    const flag = fc.constantFrom(undefined, true as const)
    fc.assert(
      fc.property(sum, sum, flag, flag, fc.string(), (from, to, unread, overdue, q) => {
        const query = readDocumentQuery(
          new URLSearchParams({ q, sum_from: String(from ?? ''), sum_to: String(to ?? '') }),
        )
        const whole = { ...query, ...(unread && { unread }), ...(overdue && { overdue }) }
        expect(read(writeDocumentQuery(whole))).toEqual(whole)
      }),
    )
  })

  test.each([
    ['', 0],
    ['?q=451&status=1', 0],
    ['?from=2026-10-01', 1],
    ['?from=2026-10-01&to=2026-10-31&unread=1&status=2', 3],
  ])('the panel of %s has %d filters', (search, count) => {
    expect(panelFilters(read(search))).toBe(count)
  })
})
