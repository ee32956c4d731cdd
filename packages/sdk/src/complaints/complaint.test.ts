import { describe, expect, it, test } from 'vitest'
import { COMPLAINT_REASONS, checkComplaint, complaintReasonLabel, MAX_COMPLAINT } from './complaint.ts'

describe('reasons of complaints', () => {
  test.each(COMPLAINT_REASONS)('%s has a label in both languages', (reason) => {
    const [ru, kk] = [complaintReasonLabel(reason, 'ru'), complaintReasonLabel(reason, 'kk')]
    expect(ru).toMatch(/^[А-Я]/)
    expect(kk).not.toBe(ru)
  })

  test.each(['', 'toString', '__proto__', 'sold '])('%j gets a neutral label', (reason) => {
    expect(complaintReasonLabel(reason, 'ru')).toBe('Другая причина')
  })
})

describe('a complaint', () => {
  test.each(COMPLAINT_REASONS.filter((reason) => reason !== 'other'))('%s needs no text', (reason) => {
    expect(checkComplaint({ reason })).toEqual({ complaint: { reason } })
    expect(checkComplaint({ reason, text: '  ' })).toEqual({ complaint: { reason } })
  })

  it('keeps its text without the spaces around it', () => {
    expect(checkComplaint({ reason: 'other', text: ' Грубит по телефону. ' })).toEqual({
      complaint: { reason: 'other', text: 'Грубит по телефону.' },
    })
  })

  it('may be as long as the limit', () => {
    const text = 'я'.repeat(MAX_COMPLAINT)
    expect(checkComplaint({ reason: 'sold', text })).toEqual({ complaint: { reason: 'sold', text } })
  })

  test.each([
    ['nothing is chosen', {}, { reason: ['required'] }],
    ['the reason is unknown', { reason: 'ugly' }, { reason: ['unknown'] }],
    ['the reason is a property of objects', { reason: 'toString' }, { reason: ['unknown'] }],
    ['the reason is a file', { reason: new File([], 'a') }, { reason: ['required'] }],
    ['another reason is not explained', { reason: 'other', text: ' \n ' }, { text: ['required'] }],
    ['the text is too long', { reason: 'sold', text: 'я'.repeat(MAX_COMPLAINT + 1) }, { text: ['too_long'] }],
    [
      'everything is wrong',
      { reason: '?', text: 'я'.repeat(MAX_COMPLAINT + 1) },
      { reason: ['unknown'], text: ['too_long'] },
    ],
  ])('is refused if %s', (_what, values, errors) => {
    expect(checkComplaint(values)).toEqual({ errors })
  })
})
