import { describe, expect, it } from 'vitest'
import { joinedText, withJoinedTitle } from './joined-text.ts'

/** The title with its no-break spaces as underscores. */
const shown = (title: string) => joinedText(title).replaceAll('\u00a0', '_')

describe('joinedText', () => {
  it.each([
    ['Очиститель, 400 мл', 'Очиститель, 400_мл'],
    ['Омывайка −30 °C, 5 л', 'Омывайка −30_°C, 5_л'],
    ['Шины, 4 шт.', 'Шины, 4_шт.'],
    ['Диски 5 × 114,3 R16', 'Диски 5_×_114,3 R16'],
    ['Диски 5 x 114', 'Диски 5_x_114'],
    ['Пробег 50 000 км', 'Пробег 50_000_км'],
    ['Фильтр Mann C 26 396, Lancer 10', 'Фильтр Mann C_26_396, Lancer 10'],
    ['0 986 479 743', '0_986_479_743'],
  ])('keeps numbers of «%s» in one piece', (title, joined) => {
    expect(shown(title)).toBe(joined)
  })

  it.each([
    'Lancer 10 2007',
    '4 машины',
    '5 летних шин',
    'Audi 100',
    'Камри 50 1234',
    'BMW 320',
    'x5 и x6',
    '',
  ])('changes nothing of «%s»', (title) => {
    expect(shown(title)).toBe(title)
  })
})

describe('withJoinedTitle', () => {
  it('is of both languages, and of one if the other is missing', () => {
    expect(withJoinedTitle({ id: 1, title: '5 л', title_kk: null })).toEqual({
      id: 1,
      title: '5\u00a0л',
      title_kk: null,
    })
    expect(withJoinedTitle({ title: 'Май', title_kk: '5 л' }).title_kk).toBe('5\u00a0л')
  })
})
