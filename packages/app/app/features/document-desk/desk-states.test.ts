import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { documentTone } from '../documents/document-tone.ts'
import { countStates, deskState, isDeskState, isSettled, LOOKS, sumUp } from './desk-states.ts'

describe('how documents stand for staff', () => {
  it.each([
    ['completion', 1, false, 'theirs'],
    ['completion', 1, true, 'late'],
    ['completion', 2, false, 'ours'],
    ['completion', 3, false, 'rejected'],
    ['completion', 4, false, 'done'],
    ['completion', 5, false, 'annulled'],
    ['application', 2, false, 'ours'],
    ['invoice', 1, true, 'late'],
    ['invoice', 2, false, 'done'],
    ['invoice', 3, false, 'rejected'],
    ['invoice', 9, false, null],
  ] as const)('%s of status %i, overdue %s: %s', (kind, status, overdue, state) => {
    expect(deskState(kind, status, overdue)).toBe(state)
  })

  it.each(DOCUMENT_KINDS)('has the colours of the documents themselves: %s', (kind) => {
    for (const status of DOCUMENT_STATUSES) {
      for (const overdue of status === 1 ? [true, false] : [false]) {
        const state = deskState(kind, status, overdue)
        expect(state && LOOKS[state].tone).toBe(documentTone({ kind, status, overdue }))
      }
    }
  })

  const sums = [
    { status: 1, currency: 'KZT', count: 5, overdue: 3, total: 500 },
    { status: 2, currency: 'KZT', count: 2, overdue: 0, total: 200 },
    { status: 2, currency: 'USD', count: 1, overdue: 0, total: 70 },
    { status: 5, currency: 'KZT', count: 1, overdue: 0, total: 900 },
    { status: 9, currency: 'KZT', count: 1, overdue: 0, total: 1 },
  ]

  it('counts them by kind', () => {
    const acts = { late: 3, rejected: 0, ours: 3, theirs: 2, done: 0, annulled: 1 }
    expect(countStates('completion', sums)).toEqual(acts)
    expect(countStates('invoice', sums)).toEqual({ ...acts, ours: 0, done: 3 })
    expect(countStates('invoice', [])).toEqual({
      late: 0,
      rejected: 0,
      ours: 0,
      theirs: 0,
      done: 0,
      annulled: 0,
    })
  })

  it('adds up sums by currency, without annulled documents', () => {
    expect(sumUp(sums)).toEqual([
      { currency: 'KZT', total: 701 },
      { currency: 'USD', total: 70 },
    ])
    expect(sumUp([])).toEqual([])
  })

  const nothing = { late: 0, rejected: 0, ours: 0, theirs: 0, done: 0, annulled: 0 }
  it.each([
    ['late', false],
    ['rejected', false],
    ['ours', false],
    ['theirs', false],
    ['done', true],
    ['annulled', true],
  ] as const)('a month with one document that is %s is settled: %s', (state, settled) => {
    expect(isSettled({ ...nothing, done: 4, [state]: 1 })).toBe(settled)
  })

  it.each(['', 'toString', 'Late', undefined, 1])('%j is no state', (word) => {
    expect(isDeskState(word)).toBe(false)
  })
})
