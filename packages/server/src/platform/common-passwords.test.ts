import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a common password', () => {
  it.each([
    ['as it is in the list', 'qwertyuiop'],
    ['in capitals', 'QwertyUiop'],
    ['followed by digits', 'password20261121'],
    ['followed by punctuation', 'password!!!'],
    ['of digits', '1234567890'],
    ['twice', 'dragondragon'],
    ['twice, with a year', 'dragonDragon2026'],
    ['of one repeated letter', 'ааааааааааа'],
    ['of a repeated short part', 'абвабвабвабв'],
    ['in Russian, where the list has it in Latin letters', 'пароль2026'],
    ['of neighbouring Russian keys', 'йцукенгшщз'],
    ['in full-width letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ])('is recognized %s: %s', (_how, password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
})

describe('an uncommon password', () => {
  it.each([
    'горшок-ветер-семнадцать',
    'correct horse battery',
    'qwertyuiop на даче',
    'кілт сөз жеті мың',
    'password is what they ask for',
    '',
  ])('is accepted: %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
