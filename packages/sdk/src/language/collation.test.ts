import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareText, sortKey } from './collation.ts'

const KAZAKH = Array.from('аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя')
const word = fc.string({
  unit: fc.constantFrom(...KAZAKH, 'Ә', 'Қ', 'Ё', 'Z', 'a', 'š', '7', ' ', '-', '№'),
  maxLength: 6,
})

describe('collation', () => {
  test('sorts the Kazakh alphabet', () => {
    expect(KAZAKH.toReversed().sort(compareText('kk'))).toEqual(KAZAKH)
  })

  test('sorts Kazakh words', () => {
    const words = ['қозғалтқыш', 'кузов', 'әйнек', 'аккумулятор', 'өткізгіш', 'орындық', 'іске қосу', 'ыстық']
    expect(words.sort(compareText('kk'))).toEqual([
      'аккумулятор',
      'әйнек',
      'кузов',
      'қозғалтқыш',
      'орындық',
      'өткізгіш',
      'ыстық',
      'іске қосу',
    ])
  })

  test('Russian sorts ё as е, Kazakh after it', () => {
    expect(['ель', 'ёж', 'еда'].sort(compareText('ru'))).toEqual(['еда', 'ёж', 'ель'])
    expect(['ель', 'ёж', 'еда'].sort(compareText('kk'))).toEqual(['еда', 'ель', 'ёж'])
  })

  test('sorts numbers, then Cyrillic, then Latin, ignoring case and punctuation', () => {
    const names = ['Toyota', 'ГАЗ', 'BMW', '4x4 Центр', 'audi', '«Алатау»', 'Škoda']
    expect(names.sort(compareText('ru'))).toEqual([
      '4x4 Центр',
      '«Алатау»',
      'ГАЗ',
      'audi',
      'BMW',
      'Škoda',
      'Toyota',
    ])
  })

  test('sorts a prefix before a longer word', () => {
    expect(['тормоза', 'тормоз диск', 'тормоз'].sort(compareText('ru'))).toEqual([
      'тормоз',
      'тормоз диск',
      'тормоза',
    ])
  })

  test('agrees with Intl on Russian words', () => {
    const russian = new Intl.Collator('ru', { sensitivity: 'base' })
    const letters = fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя'), maxLength: 5 })
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(Math.sign(compareText('ru')(a, b))).toBe(Math.sign(russian.compare(a, b)))
      }),
    )
  })

  test('is a total order by key, then by text', () => {
    fc.assert(
      fc.property(word, word, word, fc.constantFrom('ru', 'kk'), (a, b, c, language) => {
        const compare = compareText(language)
        expect(compare(a, b)).toBe(-compare(b, a) + 0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
        if (sortKey(a, language) < sortKey(b, language)) expect(compare(a, b)).toBe(-1)
      }),
    )
  })

  test('letters with marks sort as without them, and letters of several parts stay', () => {
    expect(sortKey('Škoda', 'ru')).toBe(sortKey('Skoda', 'ru'))
    expect(sortKey('각', 'ru')).not.toBe('')
  })

  test('several signs between words are one space', () => {
    expect(sortKey('колодки — «Brembo»', 'kk')).toBe(sortKey('колодки brembo', 'kk'))
  })

  test('punctuation alone has an empty key', () => {
    expect(sortKey(' —«»! ', 'ru')).toBe('')
  })
})
