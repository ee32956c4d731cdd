import { describe, expect, it, test } from 'vitest'
import { checkTalk, isSignLive, TALK_LIMITS, TALK_SIGN_EVERY, TALK_SIGN_LASTS } from './message.ts'

const long = 'я'.repeat(TALK_LIMITS.text)
const key = (n: number) => String(n).padStart(20, '0')

describe('a message', () => {
  test.each([
    [{ text: ' Есть? ' }, { text: 'Есть?', photo_keys: [] }],
    [{ text: long }, { text: long, photo_keys: [] }],
    [{ text: '😀'.repeat(TALK_LIMITS.text) }, { text: '😀'.repeat(TALK_LIMITS.text), photo_keys: [] }],
    [
      { text: '', photo_keys: [key(1)] },
      { text: '', photo_keys: [key(1)] },
    ],
    [{ photo_keys: key(1) }, { text: '', photo_keys: [key(1)] }],
    [
      { text: 'a', photo_keys: [key(1), key(1), ''] },
      { text: 'a', photo_keys: [key(1)] },
    ],
  ])('%j is valid', (values, draft) => {
    expect(checkTalk(values)).toEqual({ draft })
  })

  test.each([
    [{}, { text: ['required'] }],
    [{ text: ' \n ' }, { text: ['required'] }],
    [{ text: '\u200b' }, { text: ['required'] }],
    [{ text: 5 }, { text: ['required'] }],
    [{ text: `${long}я` }, { text: ['too_long'] }],
    [{ text: 'a', photo_keys: [1, 2, 3, 4, 5, 6].map(key) }, { photo_keys: ['too_many'] }],
    [
      { text: `${long}я`, photo_keys: [1, 2, 3, 4, 5, 6].map(key) },
      { text: ['too_long'], photo_keys: ['too_many'] },
    ],
  ])('%j is refused', (values, errors) => {
    expect(checkTalk(values)).toEqual({ errors })
  })
})

describe('a sign', () => {
  it('lasts longer than the pause between two of them', () => {
    expect(TALK_SIGN_LASTS).toBeGreaterThan(TALK_SIGN_EVERY)
  })

  test.each([
    [0, true],
    [TALK_SIGN_LASTS - 1, true],
    [TALK_SIGN_LASTS, false],
    [-1, false],
    [Number.NaN, false],
  ])('after %d ms is live: %s', (ms, live) => {
    expect(isSignLive(1_000_000, 1_000_000 + ms)).toBe(live)
  })
})
