import { describe, expect, it } from 'vitest'
import type { DeskTenant } from './desk.ts'
import type { DeskCounts } from './desk-states.ts'
import { chosenTenants, inOrder, tenantsByState, toDeskTenant } from './desk-tenants.ts'

const nothing = { late: 0, rejected: 0, ours: 0, theirs: 0, done: 0, annulled: 0 }

function tenant(company: string, counts: Partial<DeskCounts>, more: Partial<DeskTenant> = {}): DeskTenant {
  return {
    bin: company,
    company,
    registered: true,
    rooms: [],
    counts: { ...nothing, ...counts },
    sums: [],
    reminded_at: null,
    documents: null,
    ...more,
  }
}

const room = (level: number, number: string) => ({ rooms: [{ id: level, level, number }] })
const sum = (total: number) => ({ sums: [{ currency: 'KZT', total }] })
const names = (tenants: readonly DeskTenant[]) => tenants.map(({ company }) => company)

const done = tenant('done', { done: 3 }, { ...room(1, '101'), ...sum(10) })
const late = tenant('late', { late: 1, done: 9 }, { ...room(4, '417'), ...sum(900) })
const later = tenant('later', { late: 4 }, { ...room(2, '231'), ...sum(30) })
const refused = tenant('refused', { rejected: 1 }, { ...room(2, '204'), ...sum(-5) })
const waits = tenant('waits', { ours: 2 }, sum(50))
const all = [waits, done, refused, later, late]

describe('the tenants of a desk', () => {
  it.each([
    ['late', ['later', 'late', 'refused', 'waits', 'done']],
    ['floor', ['done', 'refused', 'later', 'late', 'waits']],
    ['sum', ['late', 'waits', 'later', 'done', 'refused']],
  ] as const)('are ordered by %s', (order, expected) => {
    expect(names(inOrder(all, order))).toEqual(expected)
  })

  it('keep their order where nothing differs', () => {
    expect(names(inOrder([tenant('b', {}), tenant('a', {})], 'sum'))).toEqual(['b', 'a'])
  })

  const list = (query: Partial<Parameters<typeof chosenTenants>[1]>, matching: string[] | null = null) => {
    const chosen = chosenTenants(all, { state: null, rest: false, ...query }, matching && new Set(matching))
    return { ...chosen, listed: names(chosen.listed) }
  }

  it('with nothing left to do are folded', () => {
    expect(list({})).toEqual({ listed: ['waits', 'refused', 'later', 'late'], found: 5, folded: 1 })
    expect(list({ rest: true })).toEqual({ listed: names(all), found: 5, folded: 0 })
  })

  it.each([
    ['late', ['later', 'late']],
    ['done', ['done', 'late']],
    ['annulled', []],
  ] as const)('with documents that are %s are listed', (state, expected) => {
    expect(list({ state }).listed).toEqual(expected)
  })

  it('are found by a search, folded or not, within the filter', () => {
    expect(list({}, ['done']).listed).toEqual(['done'])
    expect(list({ state: 'late' }, ['done', 'late'])).toEqual({ listed: ['late'], found: 1, folded: 0 })
    expect(list({}, [])).toEqual({ listed: [], found: 0, folded: 0 })
  })

  it('are not folded if there are no others', () => {
    expect(chosenTenants([done], { state: null, rest: false }, null).listed).toEqual([done])
  })

  it('are counted by what their documents are', () => {
    expect(tenantsByState(all)).toEqual({ ...nothing, late: 2, rejected: 1, ours: 1, done: 2, all: 5 })
  })

  it('are unregistered without a user', () => {
    const wire = {
      bin: '990140001234',
      company: 'ТОО',
      user_id: null,
      rooms: [],
      sums: [],
      reminded_at: null,
    }
    expect(toDeskTenant('invoice', wire).registered).toBe(false)
    expect(toDeskTenant('invoice', { ...wire, user_id: 7 }).registered).toBe(true)
  })
})
