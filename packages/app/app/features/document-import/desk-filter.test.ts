import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { DESK_STATES, deskState } from '../document-desk/desk-states.ts'
import { deskFilter } from './desk-filter.ts'

describe('the filter of a desk', () => {
  it('has the month and the search', () => {
    expect(deskFilter('invoice', { rid: 7, q: 'Диск', state: null })).toEqual({ rid: 7, q: 'Диск' })
    expect(deskFilter('invoice', { rid: null, q: '', state: null })).toEqual({})
  })

  it.each(DOCUMENT_KINDS)('finds the documents of %s that stand so, and no others', (kind) => {
    for (const status of DOCUMENT_STATUSES) {
      for (const overdue of [false, true]) {
        const stands = deskState(kind, status, overdue)
        for (const state of DESK_STATES) {
          if (kind === 'invoice' && state === 'ours') continue
          const filter = deskFilter(kind, { rid: null, q: '', state })
          const isFound =
            (filter.status ?? [status]).includes(status) && (filter.overdue ?? overdue) === overdue
          expect({ status, overdue, state, isFound }).toEqual({
            status,
            overdue,
            state,
            isFound: stands === state,
          })
        }
      }
    }
  })
})
