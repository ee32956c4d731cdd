import { describe, expect, it } from 'vitest'
import { cityOf } from './city-of.ts'

describe('cityOf', () => {
  it.each([
    ['Алматы, пр. Суюнбая, 159', 'Алматы'],
    ['Алматы, Сүйінбай даңғылы, 159', 'Алматы'],
    ['г. Алматы, ул. Сейфуллина, 5', 'Алматы'],
    ['пр. Суюнбая, 159, Алматы', 'Алматы'],
    ['050000, Казыбек би, г. Шымкент', 'Шымкент'],
    ['Нур-Султан, Северное кольцо, 7/86', 'Нур-Султан'],
  ])('finds the city of «%s»', (address, city) => {
    expect(cityOf(address)).toBe(city)
  })

  it.each(['', ' ', 'пр. Суюнбая, 159', 'Суюнбая 159', 'Северное кольцо, 7', 'Сүйінбай даңғылы, 159', ', ,'])(
    'finds none in «%s»',
    (address) => {
      expect(cityOf(address)).toBeNull()
    },
  )
})
