import { describe, expect, it, test } from 'vitest'
import type { MayReview } from '../generated/schemas.ts'
import { mayReview, mayReviewText } from './may-review.ts'

const BOTH = [false, true]
const ALL = BOTH.flatMap((signedIn) =>
  BOTH.flatMap((live) =>
    BOTH.flatMap((isOwner) =>
      BOTH.flatMap((isColleague) =>
        BOTH.map((hasReview) => ({ signedIn, live, isOwner, isColleague, hasReview })),
      ),
    ),
  ),
)
const ANSWERS: MayReview[] = ['yes', 'sign_in', 'own_ad', 'own_company', 'already', 'gone']

describe('who may review an ad', () => {
  it('is one case of all', () => {
    expect(ALL.filter((facts) => mayReview(facts) === 'yes')).toEqual([
      { signedIn: true, live: true, isOwner: false, isColleague: false, hasReview: false },
    ])
  })

  test.each(ALL)('%j: the first obstacle is told', (facts) => {
    const { signedIn, live, isOwner, isColleague, hasReview } = facts
    const expected = !live
      ? 'gone'
      : !signedIn
        ? 'sign_in'
        : isOwner
          ? 'own_ad'
          : isColleague
            ? 'own_company'
            : hasReview
              ? 'already'
              : 'yes'
    expect(mayReview(facts)).toBe(expected)
  })
})

describe('the text', () => {
  test.each(ANSWERS)('of %s is its own in both languages', (answer) => {
    expect(mayReviewText(answer, 'ru')).toMatch(/^[А-Я].*\.$/)
    expect(mayReviewText(answer, 'kk')).not.toBe(mayReviewText(answer, 'ru'))
    expect(new Set(ANSWERS.map((one) => mayReviewText(one, 'kk'))).size).toBe(ANSWERS.length)
  })

  test.each(['', 'toString', '__proto__', 'later'])('of %j is neutral', (answer) => {
    expect(mayReviewText(answer, 'ru')).toBe('Написать отзыв сейчас нельзя.')
  })
})
