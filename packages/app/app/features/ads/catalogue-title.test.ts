import { describe, expect, it } from 'vitest'
import { catalogueTitle } from './catalogue-title.ts'

const DICTIONARIES = {
  brands: [{ id: 3, name: 'Toyota' }],
  parts: [{ id: 7, name: 'Тормозные диски', category: 'brakes' }],
  services: [{ id: 5, name: 'Шиномонтаж' }],
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
