import type { FoundAds } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { catalogueTitle } from './catalogue-title.ts'

const DICTIONARIES = {
  brands: [{ id: 3, name: 'Toyota' }],
  parts: [{ id: 7, name: 'Тормозные диски', category: 'brakes' }],
  services: [{ id: 5, name: 'Шиномонтаж' }],
  levels: [],
}

describe('catalogueTitle', () => {
  it.each([
    [{}, 'Каталог объявлений'],
    [{ kind: 'service' as const }, 'Услуги'],
    [{ category: 'brakes' }, 'Тормозная система'],
    [{ category: 'brakes', spare_part_id: 7 }, 'Тормозные диски'],
    [{ spare_part_id: 7, brand_id: 3 }, 'Тормозные диски для Toyota'],
    [{ service_id: 5, kind: 'service' as const }, 'Шиномонтаж'],
    [{ brand_id: 3 }, 'Всё для Toyota'],
    [{ q: 'фара', brand_id: 3 }, 'Поиск: фара'],
    [{ category: 'drones' }, 'Другое'],
    [{ brand_id: 99, spare_part_id: 99 }, 'Каталог объявлений'],
    [{ level: 2 }, 'Каталог объявлений'],
    [{ brand_id: [3, 4], spare_part_id: 7 }, 'Тормозные диски'],
    [{ category: ['brakes', 'oils'] }, 'Каталог объявлений'],
    [{ category: ['brakes', 'oils'], kind: 'part' as const }, 'Запчасти'],
  ])('the title of %j is «%s»', (query, title) => {
    expect(catalogueTitle(query, DICTIONARIES, 'ru')).toBe(title)
  })

  it('puts the brand first in Kazakh', () => {
    expect(catalogueTitle({ category: 'brakes', brand_id: 3 }, DICTIONARIES, 'kk')).toBe(
      'Toyota: Тежегіш жүйесі',
    )
  })
})

describe('catalogueTitle of a search', () => {
  type Clause = NonNullable<FoundAds['reading']>[number]

  const clause = (kind: Clause['kind'], said: string, ...names: string[]): Clause => ({
    kind,
    said,
    names,
    names_kk: names.map((name) => (name === 'Тормозные диски' ? 'Тежегіш дискілері' : name)),
  })
  const DISCS = clause('part', 'тормозной диск', 'Тормозные диски')
  const TOYOTA = clause('brand', 'тойота', 'Toyota')
  const CAMRY = clause('model', 'камри', 'Toyota Camry')
  const ORIGINAL = clause('word', 'оригинал')

  const titleOf = (
    reading: Clause[] | undefined,
    understood?: FoundAds['understood'],
    language: 'ru' | 'kk' = 'ru',
  ) =>
    catalogueTitle({ q: 'как набрано' }, DICTIONARIES, language, {
      items: [],
      total: 12,
      next: null,
      reading,
      understood,
    })

  it('names what each word was taken for, a brand once', () => {
    expect(titleOf([DISCS])).toBe('Тормозные диски')
    expect(titleOf([DISCS, CAMRY, TOYOTA])).toBe('Тормозные диски, Toyota Camry')
    expect(titleOf([DISCS, CAMRY], undefined, 'kk')).toBe('Тежегіш дискілері, Toyota Camry')
  })

  it('does not name what the ads lack', () => {
    expect(titleOf([DISCS, CAMRY, ORIGINAL], { exact: 2, beyond: ['оригинал'] })).toBe(
      'Тормозные диски, Toyota Camry',
    )
    expect(titleOf([DISCS, CAMRY], { without: ['камри'] })).toBe('Тормозные диски')
  })

  it.each([
    ['a word of no dictionary', [DISCS, ORIGINAL]],
    ['what has no name', [DISCS, clause('size', '280 мм')]],
    ['several things', [clause('part', 'диски', 'Тормозные диски', 'Литые диски'), CAMRY]],
    ['a car alone', [CAMRY]],
    ['no words', []],
    ['what was not read', undefined],
  ])('is the text of a query for %s', (_what, reading) => {
    expect(titleOf(reading)).toBe('Поиск: как набрано')
    expect(titleOf(reading, undefined, 'kk')).toBe('Іздеу: как набрано')
  })

  it('is the text of a query of which more may be lacking than is said', () => {
    expect(titleOf([DISCS, CAMRY, ORIGINAL], { without: ['оригинал'] })).toBe('Поиск: как набрано')
  })

  it('is the corrected text', () => {
    const corrected = { from: 'как набрано', to: 'как надо' }
    expect(titleOf([ORIGINAL], { corrected })).toBe('Поиск: как надо')
  })
})
