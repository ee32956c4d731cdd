import { describe, expect, it, test } from 'vitest'
import {
  checkReview,
  checkReviewDecision,
  checkReviewRemoval,
  checkReviewReply,
  checkReviewReport,
  REVIEW_LIMITS,
} from './review-form.ts'
import {
  REVIEW_KEEP_REASONS,
  REVIEW_REASONS,
  REVIEW_REPORT_REASONS,
  reportReasonLabel,
  reviewReasonAdvice,
  reviewReasonLabel,
  verdictReasonLabel,
  verdictText,
} from './review-reason.ts'

const long = (length: number) => 'я'.repeat(length)
const { text: TEXT, reply: REPLY, note: NOTE } = REVIEW_LIMITS

describe('a review', () => {
  test.each([1, 2, 3, 4, 5])('has %i stars, as a number or as typed', (stars) => {
    const form = { stars, text: long(20) }
    expect(checkReview({ stars, text: long(20) })).toEqual({ form })
    expect(checkReview({ stars: String(stars), text: ` ${long(20)}\n` })).toEqual({ form })
  })

  test.each([TEXT.min, TEXT.max])('may have %i characters', (length) => {
    expect(checkReview({ stars: 3, text: long(length) }).errors).toBeUndefined()
  })

  it('counts a picture as one character', () => {
    expect(checkReview({ stars: 3, text: '👍'.repeat(20) }).errors).toBeUndefined()
    expect(checkReview({ stars: 3, text: '👍'.repeat(10) }).errors).toEqual({ text: ['too_short'] })
  })

  test.each([
    [{}, { stars: ['required'], text: ['required'] }],
    [{ stars: '', text: long(20) }, { stars: ['required'] }],
    [{ stars: 0, text: long(20) }, { stars: ['unknown'] }],
    [{ stars: 6, text: long(20) }, { stars: ['unknown'] }],
    [{ stars: 4.5, text: long(20) }, { stars: ['unknown'] }],
    [{ stars: -1, text: long(20) }, { stars: ['unknown'] }],
    [{ stars: 'пять', text: long(20) }, { stars: ['unknown'] }],
    [{ stars: Number.NaN, text: long(20) }, { stars: ['unknown'] }],
    [{ stars: 4, text: '   ' }, { text: ['required'] }],
    [{ stars: 4, text: `  ${long(19)}  ` }, { text: ['too_short'] }],
    [{ stars: 4, text: `${long(10)}${'\u200b'.repeat(10)}` }, { text: ['too_short'] }],
    [{ stars: 4, text: long(1001) }, { text: ['too_long'] }],
    [{ stars: 4, text: new File([], 'a') }, { text: ['required'] }],
  ])('%j is refused', (values, errors) => {
    expect(checkReview(values)).toEqual({ errors })
  })
})

describe('a reply', () => {
  test.each([1, REPLY.max])('may have %i characters', (length) => {
    expect(checkReviewReply({ text: long(length) })).toEqual({ form: { text: long(length) } })
  })

  test.each([
    [{}, 'required'],
    [{ text: ' \n' }, 'required'],
    [{ text: long(601) }, 'too_long'],
  ])('%j is refused', (values, code) => {
    expect(checkReviewReply(values)).toEqual({ errors: { text: [code] } })
  })
})

describe('a report', () => {
  test.each(REVIEW_REPORT_REASONS.filter((reason) => reason !== 'other'))('%s needs no text', (reason) => {
    expect(checkReviewReport({ reason, text: ' ' })).toEqual({ form: { reason } })
  })

  test.each([
    [{}, { reason: ['required'] }],
    [{ reason: 'ugly' }, { reason: ['unknown'] }],
    [{ reason: 'toString' }, { reason: ['unknown'] }],
    [{ reason: 'other' }, { text: ['required'] }],
    [{ reason: 'untrue', text: long(NOTE.max + 1) }, { text: ['too_long'] }],
    [
      { reason: '?', text: long(NOTE.max + 1) },
      { reason: ['unknown'], text: ['too_long'] },
    ],
  ])('%j is refused', (values, errors) => {
    expect(checkReviewReport(values)).toEqual({ errors })
  })
})

describe('a deletion by staff', () => {
  test.each(REVIEW_REASONS.filter((reason) => reason !== 'other'))('%s needs no comment', (reason) => {
    expect(checkReviewRemoval({ reason })).toEqual({ form: { reason } })
  })

  it('has a word to the author and one to who reported it', () => {
    const form = { reason: 'other', comment: 'Чужой отзыв.', answer: 'Спасибо.' }
    expect(checkReviewRemoval(form)).toEqual({ form })
  })

  test.each([
    [{}, { reason: ['required'] }],
    [{ reason: 'untrue' }, { reason: ['unknown'] }],
    [{ reason: 'other', comment: ' ' }, { comment: ['required'] }],
    [{ reason: 'insult', comment: long(601) }, { comment: ['too_long'] }],
    [{ reason: 'insult', answer: long(601) }, { answer: ['too_long'] }],
  ])('%j is refused', (values, errors) => {
    expect(checkReviewRemoval(values)).toEqual({ errors })
  })
})

describe('a decision', () => {
  it('to publish needs nothing', () => {
    expect(checkReviewDecision({ decision: 'publish', reason: '?' })).toEqual({
      form: { decision: 'publish' },
    })
  })

  test.each(REVIEW_KEEP_REASONS.filter((reason) => reason !== 'other'))('%s needs no answer', (reason) => {
    expect(checkReviewDecision({ decision: 'keep', reason })).toEqual({ form: { decision: 'keep', reason } })
  })

  test.each([
    [{}, { decision: ['unknown'] }],
    [{ decision: 'delete' }, { decision: ['unknown'] }],
    [{ decision: 'keep' }, { reason: ['required'] }],
    [{ decision: 'keep', reason: 'insult' }, { reason: ['unknown'] }],
    [{ decision: 'keep', reason: 'other' }, { answer: ['required'] }],
    [{ decision: 'keep', reason: 'cannot_check', answer: long(601) }, { answer: ['too_long'] }],
  ])('%j is refused', (values, errors) => {
    expect(checkReviewDecision(values)).toEqual({ errors })
  })
})

describe('labels', () => {
  const LABELS = [
    ...REVIEW_REASONS.map((reason) => [reason, reviewReasonLabel] as const),
    ...REVIEW_REASONS.map((reason) => [reason, reviewReasonAdvice] as const),
    ...REVIEW_REPORT_REASONS.map((reason) => [reason, reportReasonLabel] as const),
    ...REVIEW_KEEP_REASONS.map((reason) => [reason, verdictReasonLabel] as const),
    ...REVIEW_REASONS.map((reason) => [reason, verdictReasonLabel] as const),
    ...['deleted', 'kept', 'withdrawn'].map((verdict) => [verdict, verdictText] as const),
  ]

  test.each(LABELS)('of %s are in both languages', (code, textOf) => {
    expect(textOf(code, 'ru')).toMatch(/^[А-Я]/)
    expect(textOf(code, 'kk')).not.toBe(textOf(code, 'ru'))
  })

  test.each(['', 'toString', '__proto__', 'unheard'])('of %j are neutral', (code) => {
    for (const textOf of [reviewReasonLabel, reviewReasonAdvice, reportReasonLabel, verdictReasonLabel])
      expect(textOf(code, 'ru')).toBe('Другая причина')
    expect(verdictText(code, 'ru')).toBe('Решение принято')
  })
})
