import { expect, test } from 'vitest'
import { AD_REASONS, reasonsFor } from './ad-reason.ts'
import { checkAdRemark, MAX_COMMENT } from './ad-remark.ts'

const ACTIONS = ['needEdits', 'unpublish', 'delete'] as const

test('accepts exactly the reasons of each action', () => {
  for (const action of ACTIONS) {
    for (const reason of AD_REASONS) {
      const fits = reasonsFor(action).includes(reason)
      expect(checkAdRemark(action, { reason, comment: 'Коротко' })).toEqual(
        fits ? { remark: { reason, comment: 'Коротко' } } : { errors: { reason: ['unknown'] } },
      )
    }
  }
})

test.each([
  [{}, { reason: ['required'] }],
  [{ reason: '  ', comment: 'Плохо' }, { reason: ['required'] }],
  [{ reason: 7 }, { reason: ['required'] }],
  [{ reason: ['photos'] }, { reason: ['required'] }],
  [{ reason: 'Photos' }, { reason: ['unknown'] }],
  [{ reason: 'constructor' }, { reason: ['unknown'] }],
  [{ reason: 'outdated' }, { reason: ['unknown'] }],
  [{ reason: 'other' }, { comment: ['required'] }],
  [{ reason: 'other', comment: ' \n\t ' }, { comment: ['required'] }],
  [{ reason: 'other', comment: { text: 'Плохо' } }, { comment: ['required'] }],
  [{ reason: 'price', comment: 'я'.repeat(10_000) }, { comment: ['too_long'] }],
  [{ comment: 'я'.repeat(MAX_COMMENT + 1) }, { reason: ['required'], comment: ['too_long'] }],
])('rejects %j', (values, errors) => {
  expect(checkAdRemark('needEdits', values)).toEqual({ errors })
})

test.each([
  [{ reason: 'price' }, null],
  [{ reason: 'price', comment: ' ' }, null],
  [{ reason: ' price ', comment: ' Ноль\r\nлишний ' }, 'Ноль\nлишний'],
  [{ reason: 'price', comment: 'Но\0ль\ud83d' }, 'Ноль'],
  [{ reason: 'price', comment: 'я'.repeat(MAX_COMMENT) }, 'я'.repeat(MAX_COMMENT)],
])('accepts %j', (values, comment) => {
  expect(checkAdRemark('needEdits', values)).toEqual({ remark: { reason: 'price', comment } })
})
