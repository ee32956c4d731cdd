import { describe, expect, it, test } from 'vitest'
import { auditFilter, auditSearch, nextShown, readAuditQuery } from './audit-query.ts'

const read = (search: string) => readAuditQuery(new URLSearchParams(search))

it('reads what it has written', () => {
  const search =
    '?actor=3&subject=ad&id=7&action=ad.publish&from=2026-11-01&till=2026-11-21&address=192.0.2.7&shown=100'
  expect(auditSearch(read(search))).toBe(search)
})

test.each([
  ['?action=ad.publish', '?subject=ad&action=ad.publish'],
  ['?subject=&action=personal.export', '?subject=personal&action=personal.export'],
  // The subject was chosen anew, and the action is that of the one before.
  ['?subject=document&action=ad.publish', '?subject=document'],
  // A person who is typed takes the place of the one before.
  ['?actor=3&who=игорь', `?who=${encodeURIComponent('игорь')}`],
  ['?actor=3&who=+', '?actor=3'],
  ['?id=7', '?'],
  ['?id=ad.7', '?'],
  ['?subject=ad&id=ad.7', '?subject=ad&id=7'],
  ['?subject=document&id=ad.7', '?subject=document'],
])('%s means %s', (search, means) => {
  expect(auditSearch(read(search))).toBe(means)
})

it.each([
  'actor=0',
  'actor=-1',
  'actor=x',
  'actor=9999999999999999999',
  'subject=robot',
  'subject=toString',
  'action=ad',
  'action=publish',
  'from=вчера',
  'from=2026-02-31',
  'till=2026-13-01',
  'till=21.11.2026',
  'shown=1',
  'shown=all',
])('ignores %s', (search) => {
  const query = read(search)
  expect(auditSearch(query, { subject: null })).toBe('?')
  expect(query.action).toBeNull()
})

describe('the filter of the API', () => {
  it('is empty for everything', () => {
    expect(auditFilter(read('?shown=200'))).toEqual({})
  })

  it('has what is chosen', () => {
    const query = read('?actor=3&action=ad.publish&id=7&from=2026-11-01&till=2026-11-21&address=192.0.2.7')
    expect(auditFilter(query)).toEqual({
      ...{ actor_id: 3, subject: 'ad', subject_id: 7, action: 'publish' },
      ...{ from: '2026-11-01', till: '2026-11-21', address: '192.0.2.7' },
    })
  })
})

it('shows more up to a thousand', () => {
  expect([nextShown(50), nextShown(950), nextShown(1000)]).toEqual([100, 1000, null])
  expect(read('?shown=5000').shown).toBe(1000)
})
