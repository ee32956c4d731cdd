import { describe, expect, it } from 'vitest'
import { dividerOf, lackedWords, understoodNote, withoutSaid } from './understood-note.ts'

const items = [
  {
    id: 1,
    kind: 'part',
    title: 'Стартер',
    title_kk: null,
    price: null,
    condition: 'new',
    photo: null,
    plate: null,
    category: null,
    sort_at: '2026-11-21T06:42:00.000Z',
    raised_at: null,
  } as const,
]
const found = { items: [...items], total: 12, next: null }

describe('understoodNote', () => {
  it('says nothing of a query that was taken as it was typed, nor of an empty list', () => {
    expect(understoodNote(found, 'ru')).toBeNull()
    expect(understoodNote({ ...found, items: [], understood: { exact: 1 } }, 'ru')).toBeNull()
  })

  it('says what was corrected and left out, in both languages', () => {
    const understood = { corrected: { from: 'cnfhnth', to: 'стартер' }, without: ['оригинал'] }
    expect(understoodNote({ ...found, understood }, 'ru')).toBe(
      'Показано по запросу «стартер». Без слова «оригинал»: 12.',
    )
    expect(understoodNote({ ...found, understood }, 'kk')).toBe(
      '«стартер» сұрауы бойынша көрсетілді. «оригинал» сөзінсіз: 12.',
    )
  })

  it('leaves what the ads lack to the chips', () => {
    const without = ['оригинал']
    expect(understoodNote({ ...found, understood: { without } }, 'ru', false)).toBeNull()
    const understood = { corrected: { from: 'cnfhnth', to: 'стартер' }, without }
    expect(understoodNote({ ...found, understood }, 'ru', false)).toBe('Показано по запросу «стартер».')
  })

  it('says how many suit entirely', () => {
    expect(understoodNote({ ...found, understood: { exact: 3 } }, 'ru')).toBe(
      'Подходит полностью: 3, дальше похожие.',
    )
  })
})

describe('dividerOf', () => {
  const understood = { exact: 3, beyond: ['оригинал'] }

  it('counts the ads that lack a word, in both languages', () => {
    expect(dividerOf({ ...found, understood }, 'ru')).toEqual({ after: 3, title: 'Без слова «оригинал»: 9' })
    expect(dividerOf({ ...found, understood }, 'kk')).toEqual({ after: 3, title: '«оригинал» сөзінсіз: 9' })
  })

  it('names several words', () => {
    const several = { exact: 1, beyond: ['оригинал', 'левая'] }
    expect(dividerOf({ ...found, understood: several }, 'ru')).toEqual({
      after: 1,
      title: 'Без слов «оригинал», «левая»: 11',
    })
  })

  it('is not there where all ads have all words, or none', () => {
    expect(dividerOf(found, 'ru')).toBeNull()
    expect(dividerOf({ ...found, understood: { without: ['оригинал'] } }, 'ru')).toBeNull()
    expect(dividerOf({ ...found, understood: { exact: 2, beyond: [] } }, 'ru')).toBeNull()
  })
})

describe('lackedWords', () => {
  it('are those that no ad has, and those that only the first ones have', () => {
    expect(lackedWords({ without: ['тойота'], exact: 2, beyond: ['бу'] })).toEqual(['тойота', 'бу'])
    expect(lackedWords({ corrected: { from: 'cnfhnth', to: 'стартер' } })).toEqual([])
    expect(lackedWords(undefined)).toEqual([])
  })
})

describe('withoutSaid', () => {
  it.each([
    ['тормозные диски Toyota', 'тормозные диски', 'Toyota'],
    ['Тойота фара', 'тойота', 'фара'],
    ['фара «оригинал»', 'оригинал', 'фара'],
    ['диски камри тормозные', 'диски тормозные', 'камри'],
    ['5w-30 масло (4 л)', '5w-30', 'масло (4 л)'],
    ['фара, фара', 'фара', 'фара'],
    ['"диски камри"', 'диски', '"камри"'],
    ['"диски камри"', 'камри', '"диски"'],
    [' «тормозные диски Toyota» ', 'тормозные диски', '«Toyota»'],
    ['„фара“', 'фара', ''],
    ['"фара', 'фара', ''],
    ['фара "оригинал"', 'фара', '"оригинал"'],
    ['"диски" "камри" синие', 'синие', '"диски" "камри"'],
    ['"диски" синие "камри"', 'диски', 'синие "камри"'],
    ['«диски» «камри»', 'камри', '«диски»'],
  ])('%s without «%s» is %s', (query, said, left) => {
    expect(withoutSaid(query, said)).toBe(left)
  })

  it.each([
    ['фара', 'фара'],
    ['«фара»', 'фара'],
    ['фара!!!', 'фара'],
  ])('%s without its only words is empty', (query, said) => {
    expect(withoutSaid(query, said)).toBe('')
  })

  it.each([
    ['a part of a word', 'фаркоп', 'фар'],
    ['a word that was spelt otherwise', 'afhf', 'фара'],
    ['signs of a pattern', 'фара', '.*'],
    ['signs that end a group', 'фара', '(a|b)[c]{2}^$\\/+?'],
  ])('does not take away %s', (_what, query, said) => {
    expect(withoutSaid(query, said)).toBeNull()
  })
})
