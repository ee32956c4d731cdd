import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password that many people use', () => {
  it.each([
    ['as it is in the list', 'qwertyuiop'],
    ['in large letters', 'QwertyUiop'],
    ['with digits behind it', 'password20261121'],
    ['with signs behind it', 'password!!!'],
    ['of digits', '1234567890'],
    ['twice', 'dragondragon'],
    ['twice, with a year', 'dragonDragon2026'],
    ['with one letter again and again', 'ааааааааааа'],
    ['of a short part again and again', 'абвабвабвабв'],
    ['in Russian, where the list has it in Latin letters', 'пароль2026'],
    ['of neighbouring Russian keys', 'йцукенгшщз'],
    ['in wide letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ])('is one %s: %s', (_how, password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
})

describe('a password of one’s own', () => {
  it.each([
    'горшок-ветер-семнадцать',
    'correct horse battery',
    'qwertyuiop на даче',
    'кілт сөз жеті мың',
    'password is what they ask for',
    '',
  ])('is not one: %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
