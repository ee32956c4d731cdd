import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawable, runsOf } from './signs.ts'
import { linesOf } from './text-lines.ts'

/** Every character is one wide. */
const measure = (text: string) => text.length
const NBSP = '\u00a0'

describe('linesOf', () => {
  it.each([
    ['', 10, ['']],
    ['аренда', 10, ['аренда']],
    ['аренда помещения', 10, ['аренда', 'помещения']],
    ['a b c d', 3, ['a b', 'c d']],
    ['  много   пробелов  ', 20, ['много пробелов']],
    ['первая\nвторая\n\nпоследняя', 20, ['первая', 'вторая', '', 'последняя']],
    ['абвгдежз', 3, ['абв', 'где', 'жз']],
    ['а абвгдежз', 3, ['а', 'абв', 'где', 'жз']],
    ['СЧ-012345/678', 6, ['СЧ-', '012345', '/678']],
    [`90${NBSP}071${NBSP}992`, 6, [`90${NBSP}071`, '992']],
    ['октябрь 2026 г.', 12, ['октябрь', `2026${NBSP}г.`]],
    ['а-б-вгдежзик', 4, ['а-б-', 'вгде', 'жзик']],
    ['вгдежз-аб', 4, ['вгде', 'жз-', 'аб']],
    [`абвг${NBSP}де`, 4, ['абвг', 'де']],
    ['дом № 7', 5, ['дом', `№${NBSP}7`]],
    ['46,8 м² всего', 8, [`46,8${NBSP}м²`, 'всего']],
    ['2026 год', 5, ['2026', 'год']],
  ])('breaks %j at %i', (text, width, lines) => {
    expect(linesOf(text, width, measure)).toEqual(lines)
  })

  it('never makes a line wider than the column, and loses nothing but spaces', () => {
    const texts = fc.string({ unit: fc.constantFrom('а', 'ә', '-', '/', ' ', NBSP, '7', '\n', '№') })
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 12 }), (text, width) => {
        const lines = linesOf(text, width, measure)
        expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })

  it('measures a long word about as often as it has lines', () => {
    for (const word of ['абвгд'.repeat(400), 'аб-'.repeat(700), `а${NBSP}`.repeat(1000)]) {
      let letters = 0
      const lines = linesOf(word, 50, (text) => {
        letters += text.length
        return text.length
      })
      expect(lines.length).toBeGreaterThan(39)
      expect(letters).toBeLessThan(word.length * 5)
    }
  })

  it('takes a column that is narrower than a character', () => {
    expect(linesOf('аб', 0, measure)).toEqual(['а', 'б'])
  })
})

describe('characters', () => {
  it.each([
    ['10 → 20', ['10 ', '→', ' 20']],
    ['≤≥', ['≤≥']],
    ['−5', ['−5']],
    ['₸ № «ң»', ['₸ № «ң»']],
    ['', []],
  ])('are divided by font: %j', (text, runs) => {
    expect(runsOf(text).map((run) => run.text)).toEqual(runs)
  })

  it.each([
    ['\u0438\u0306', 'й'],
    ['a\tb\u0007c', 'a b c'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['1\u202e23\u200b4\ufeff', '1234'],
    ['Әлі & Ко', 'Әлі & Ко'],
  ])('are made drawable: %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn)
  })
})
