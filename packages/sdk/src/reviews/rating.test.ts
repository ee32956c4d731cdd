import { describe, expect, it, test } from 'vitest'
import { meanText, ratingOf, ratingWithout, reviewsIn, shownMean, sortingMean, starsIn } from './rating.ts'

const NONE = [0, 0, 0, 0, 0]

describe('the plain mean', () => {
  test.each([
    [NONE, null],
    [[0, 0, 0, 0, 2], null],
    [[0, 0, 0, 0, 3], 5],
    [[1, 0, 0, 0, 2], 3.7],
    [[2, 0, 2, 5, 27], 4.5],
    [[3, 0, 0, 0, 0], 1],
    [[0, 1, 1, 1, 0], 3],
  ])('of %j is %j', (counts, mean) => {
    expect(shownMean(counts)).toBe(mean)
  })

  it('is said with a comma and one decimal', () => {
    expect([meanText(4.7), meanText(5)]).toEqual(['4,7', '5,0'])
  })

  it('comes with its numbers', () => {
    expect([reviewsIn([2, 0, 2, 5, 27]), starsIn([2, 0, 2, 5, 27])]).toEqual([36, 163])
    expect(ratingOf([0, 0, 0, 1, 2])).toEqual({ reviews: 3, mean: 4.7, by_stars: [0, 0, 0, 1, 2] })
  })
})

describe('without one review', () => {
  test.each([
    [1, { reviews: 3, mean: 4.7, by_stars: [0, 0, 0, 1, 2] }],
    [5, { reviews: 3, mean: 3.3, by_stars: [1, 0, 0, 1, 1] }],
  ])('of %i stars', (stars, rating) => {
    expect(ratingWithout({ by_stars: [1, 0, 0, 1, 2] }, stars)).toEqual(rating)
  })

  it('that is not there nothing changes', () => {
    expect(ratingWithout({ by_stars: NONE }, 3)).toEqual(ratingOf(NONE))
    expect(ratingWithout({ by_stars: [1, 0, 0, 0, 0] }, 7).reviews).toBe(1)
  })
})

describe('the mean for sorting', () => {
  const overall = [0, 0, 0, 100, 100]

  it('of a shop without reviews is the usual one', () => {
    expect(sortingMean(NONE, overall)).toBe(4.5)
    expect(sortingMean(NONE, NONE)).toBe(4)
  })

  it('puts many good reviews before one perfect, and one bad before many bad', () => {
    const onePerfect = sortingMean([0, 0, 0, 0, 1], overall)
    const manyGood = sortingMean([0, 0, 0, 5, 60], overall)
    const oneBad = sortingMean([1, 0, 0, 0, 0], overall)
    const manyBad = sortingMean([40, 0, 0, 0, 0], overall)
    expect([manyBad, oneBad, onePerfect, manyGood].toSorted((one, other) => one - other)).toEqual([
      manyBad,
      oneBad,
      onePerfect,
      manyGood,
    ])
  })

  it('adds five usual reviews', () => {
    expect(sortingMean([0, 0, 0, 0, 5], overall)).toBe((25 + 4.5 * 5) / 10)
  })
})
