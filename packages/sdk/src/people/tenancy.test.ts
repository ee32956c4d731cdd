import { describe, expect, it, test } from 'vitest'
import { checkEnd, END_REASONS, endReasonLabel, MAX_END_NOTE, roomsChange, roomsOfAd } from './tenancy.ts'

describe('reasons for the end of a tenancy', () => {
  test.each(END_REASONS)('%s has a label in both languages', (reason) => {
    const [ru, kk] = [endReasonLabel(reason, 'ru'), endReasonLabel(reason, 'kk')]
    expect(ru).toMatch(/^[А-Я]/)
    expect(kk).not.toBe(ru)
  })

  test.each(['', 'toString', '__proto__', 'debt '])('%j gets a neutral label', (reason) => {
    expect(endReasonLabel(reason, 'ru')).toBe('Другая причина')
  })
})

describe('the end of a tenancy', () => {
  test.each(END_REASONS.filter((reason) => reason !== 'other'))('%s needs no note', (reason) => {
    expect(checkEnd({ reason })).toEqual({ ending: { reason, note: null } })
    expect(checkEnd({ reason, note: ' \n' })).toEqual({ ending: { reason, note: null } })
  })

  it('keeps its note without the spaces around it, up to the limit', () => {
    expect(checkEnd({ reason: 'other', note: ' Договор № 17. ' })).toEqual({
      ending: { reason: 'other', note: 'Договор № 17.' },
    })
    const note = 'я'.repeat(MAX_END_NOTE)
    expect(checkEnd({ reason: 'debt', note })).toEqual({ ending: { reason: 'debt', note } })
  })

  test.each([
    ['nothing is chosen', {}, { reason: ['required'] }],
    ['the reason is unknown', { reason: 'spam' }, { reason: ['unknown'] }],
    ['the reason is no text', { reason: 7 }, { reason: ['required'] }],
    ['nothing explains the other reason', { reason: 'other', note: ' ' }, { note: ['required'] }],
    ['the note is too long', { reason: 'debt', note: 'я'.repeat(MAX_END_NOTE + 1) }, { note: ['too_long'] }],
  ])('is wrong: %s', (_why, values, errors) => {
    expect(checkEnd(values)).toEqual({ errors })
  })
})

describe('other rooms', () => {
  test.each([
    [[1, 2], [1, 2], [], []],
    [[2, 1], [1, 2], [], []],
    [[1], [1, 2, 2], [2], []],
    [[1, 2], [2], [], [1]],
    [[1], [3, 2], [3, 2], [1]],
    [[], [1], [1], []],
  ])('%j instead of %j: given %j, taken %j', (now, wanted, given, taken) => {
    expect(roomsChange(now, wanted)).toEqual({ given, taken })
  })

  test.each([
    ['keeps what the company keeps', [1, 2], [1, 3], [3], [1]],
    ['keeps its order', [2, 1], [1, 2], [], [2, 1]],
    ['moves with the company', [1], [3, 4], [3, 4], [3, 4]],
    ['moves to what was given, although others are left', [1], [2, 3], [3], [3]],
    ['takes all that is left if nothing was given', [1], [2, 5], [], [2, 5]],
    ['names none after the end of the tenancy', [1], [], [], []],
    ['that named none names none', [], [3], [3], []],
  ])('an ad %s', (_what, named, now, given, then) => {
    expect(roomsOfAd(named, { now, given })).toEqual(then)
  })
})
