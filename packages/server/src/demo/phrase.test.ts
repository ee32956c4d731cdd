import { describe, expect, it } from 'vitest'
import { capital, say, together } from './phrase.ts'

describe('phrase', () => {
  it.each([
    ['m', 'Новый'],
    ['f', 'Новая'],
    ['n', 'Новое'],
    ['p', 'Новые'],
  ] as const)('agrees with gender %s', (gender, said) => {
    expect(say(['Нов[ый|ая|ое|ые]', 'Жаңа'], {}, gender)).toEqual({ ru: said, kk: 'Жаңа' })
  })

  it('supports an empty ending', () => {
    expect(say(['Снят[|а|о|ы] с машины', ''], {}, 'm').ru).toBe('Снят с машины')
  })

  it('inserts values, including zero', () => {
    expect(say(['{n} мм', '{n} мм'], { n: 0 })).toEqual({ ru: '0 мм', kk: '0 мм' })
  })

  it('rejects a name without a value', () => {
    expect(() => say(['{n} мм', 'мм'])).toThrow('{n}')
    expect(() => say(['мм', '{n} мм'])).toThrow('{n}')
  })

  it('joins the parts that are present', () => {
    const one = { ru: 'а', kk: 'ә' }
    expect(together([one, undefined, one], ', ')).toEqual({ ru: 'а, а', kk: 'ә, ә' })
    expect(together([undefined], ', ')).toEqual({ ru: '', kk: '' })
  })

  it('capitalizes Kazakh letters too', () => {
    expect(capital({ ru: 'шина', kk: 'құйма' })).toEqual({ ru: 'Шина', kk: 'Құйма' })
  })
})
