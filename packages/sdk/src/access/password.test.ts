import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from './password.ts'

const PERSON = { email: 'aigerim@sauda.example', phone: '+77010000012' }

describe('passwords', () => {
  test.each([
    'correct horse battery',
    'қоңыр аю орманда',
    '          ',
    '🐻'.repeat(PASSWORD_MIN),
    'x'.repeat(PASSWORD_MAX),
    'aigerim loves horses',
    'my aigerim 2026',
    'aigerim@home is nice',
    '7010000013',
    '777 701 000 00 12 000',
    '7010000012000',
    'x7010000012',
    '9876543212',
  ])('accepts %j', (password) => {
    expect(passwordProblems(password, PERSON)).toEqual([])
  })

  test.each([
    ['', 'required'],
    ['x'.repeat(PASSWORD_MIN - 1), 'too_short'],
    ['🐻'.repeat(PASSWORD_MIN - 1), 'too_short'],
    ['x'.repeat(PASSWORD_MAX + 1), 'too_long'],
    ['aigerim@sauda.example', 'like_login'],
    ['AIGERIM@SAUDA.EXAMPLE', 'like_login'],
    ['aigerim@sauda.example1', 'like_login'],
    ['aigerim@sauda', 'like_login'],
    ['Aigerim@Sauda.2026', 'like_login'],
    ['Aigerim2026!', 'like_login'],
    ['aigerim___', 'like_login'],
    ['+77010000012', 'like_login'],
    ['87010000012', 'like_login'],
    ['7010000012', 'like_login'],
    ['8 (701) 000-00-12', 'like_login'],
    ['007010000012', 'like_login'],
  ])('rejects %j: %s', (password, code) => {
    expect(passwordProblems(password, PERSON)).toEqual([code])
  })

  test('without a login only the length is checked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (password) => {
        const { length } = [...password]
        const problems = passwordProblems(password, { email: null, phone: null })
        expect(problems.length).toBe(length < PASSWORD_MIN || length > PASSWORD_MAX ? 1 : 0)
        expect(passwordProblems(password)).toEqual(problems)
      }),
    )
  })

  test('ignores an address name of one or two letters, and no longer one', () => {
    expect(passwordProblems('a391847265', { email: 'a@sauda.example' })).toEqual([])
    expect(passwordProblems('ab39184726', { email: 'ab@sauda.example' })).toEqual([])
    expect(passwordProblems('abc3918472', { email: 'abc@sauda.example' })).toEqual(['like_login'])
  })
})
