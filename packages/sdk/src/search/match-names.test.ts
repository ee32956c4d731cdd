import { describe, expect, it } from 'vitest'
import { matchNames } from './match-names.ts'

const PARTS = [
  ['Датчик давления масла', 'Май қысымының датчигі'],
  ['Диски литые', 'Құйма дискілер'],
  ['Колодки тормозные', 'Тежегіш қалыптары'],
  ['Тормозные диски', 'Тежегіш дискілері'],
  ['Тормозная жидкость', 'Тежегіш сұйықтығы'],
  ['Фильтр масляный', 'Май сүзгісі'],
  ['Стартер', 'Стартер'],
  ['Ёмкость', 'Ыдыс'],
  ['Toyota', 'Toyota'],
  ['SsangYong', 'SsangYong'],
]

const found = (typed: string) => matchNames(PARTS, (names) => names, typed).map(([name]) => name)

describe('matchNames', () => {
  it.each([
    ['тормозной диск', ['Тормозные диски']],
    ['диск тормозной', ['Тормозные диски']],
    ['дисков тормозных', ['Тормозные диски']],
    ['тормозных дисках', ['Тормозные диски']],
    ['тежегіш дискісі', ['Тормозные диски']],
    ['тежегиш дискиси', ['Тормозные диски']],
    ['масл', ['Датчик давления масла', 'Фильтр масляный']],
    ['емкость', ['Ёмкость']],
    ['cnfhnth', ['Стартер']],
    ['starter', ['Стартер']],
    ['ещнщеф', ['Toyota']],
    ['тойота', ['Toyota']],
    ['тойо', ['Toyota']],
    ['стратер', ['Стартер']],
    ['тармозные', ['Колодки тормозные', 'Тормозные диски']],
    ['  Диски   ', ['Диски литые', 'Тормозные диски']],
    ['yong', ['SsangYong']],
  ])('«%s» finds %j', (typed, names) => {
    expect(found(typed)).toEqual(names)
  })

  it('puts what begins so before other forms, and these before mistyped ones', () => {
    const names = [['Дисковод'], ['Писк'], ['Диска'], ['Диск']]
    expect(matchNames(names, (all) => all, 'диск').flat()).toEqual(['Дисковод', 'Диска', 'Диск'])
    expect(matchNames(names, (all) => all, 'диску').flat()).toEqual(['Диска', 'Диск'])
  })

  it('finds by other words too, after names that fit as well', () => {
    const things = [
      { name: 'Аккумуляторы', aliases: ['акб', 'батарея аккумуляторная'] },
      { name: 'Стартеры', aliases: ['диск', 'bendix'] },
      { name: 'Диски литые', aliases: ['литьё'] },
    ]
    const byAlias = (typed: string) =>
      matchNames(
        things,
        ({ name }) => [name],
        typed,
        ({ aliases }) => aliases,
      ).map(({ name }) => name)
    expect(byAlias('АКБ')).toEqual(['Аккумуляторы'])
    expect(byAlias('fr,')).toEqual(['Аккумуляторы'])
    expect(byAlias('батареи')).toEqual(['Аккумуляторы'])
    expect(byAlias('диск')).toEqual(['Диски литые', 'Стартеры'])
    expect(byAlias('аккумулятор акб')).toEqual([])
    expect(byAlias('')).toHaveLength(3)
  })

  it('returns all in their order if nothing was typed', () => {
    expect(found('')).toEqual(PARTS.map(([name]) => name))
    expect(found('   ')).toHaveLength(PARTS.length)
  })

  it.each(['карбюратор', 'диск карбюратор', 'ии', '???', '🚗', '%', '.*', "'; drop", 'я'.repeat(2000)])(
    '«%s» finds nothing',
    (typed) => {
      expect(found(typed)).toEqual([])
    },
  )
})
