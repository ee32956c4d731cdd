import { expect, test } from 'vitest'
import { drawingOf } from '../ads/categories.ts'
import { drawingFor } from './drawing-for.ts'

const named = (title: string, title_kk: string | null = null, summary: string | null = null) =>
  drawingFor({ title, title_kk, summary })

test.each([
  ['Замена шин за 40 минут', 'tyres'],
  ['Колодки и диски со скидкой', 'brakes'],
  ['Замена масла бесплатно', 'oils'],
  ['Коврики со скидкой 15 %', 'accessories'],
  ['Полировка фар', 'chemicals'],
] as const)('«%s» has the drawing of what it names first', (title, category) => {
  expect(named(title)).toBe(drawingOf({ category }))
})

test('Kazakh words count, and the title comes before the summary', () => {
  expect(named('', 'Тежегіш қалыптары')).toBe(drawingOf({ category: 'brakes' }))
  expect(named('Неделя скидок', null, 'На аккумуляторы')).toBe(drawingOf({ category: 'batteries' }))
})

test('what names no part has a wrench, and a part of a word is no part', () => {
  expect(named('Открытый день')).toBe(drawingOf({ category: null, kind: 'service' }))
  expect(named('Майский праздник')).toBe(drawingOf({ category: null, kind: 'service' }))
})
