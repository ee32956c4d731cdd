import { expect, test } from 'vitest'
import { adDrawing } from './category-drawing.ts'

test.each([
  ['part', 'brakes', 'brake-disc'],
  ['part', 'tyres', 'wheel'],
  ['part', 'accessories', 'floor-mat'],
  ['part', 'never seen', 'box'],
  ['part', 'constructor', 'box'],
  ['part', '__proto__', 'box'],
  ['part', null, 'box'],
  ['goods', null, 'box'],
  ['service', null, 'wrench'],
  ['service', 'never seen', 'wrench'],
] as const)('a %s of %s is drawn as %s', (kind, category, drawing) => {
  expect(adDrawing({ kind, category })).toBe(drawing)
})

test.each([
  ['part', 'suspension', 'steering-rack', 'steering-rack'],
  ['part', 'never seen', 'steering-rack', 'steering-rack'],
  ['part', 'suspension', null, 'shock-absorber'],
  ['part', 'suspension', undefined, 'shock-absorber'],
  ['part', null, null, 'box'],
  ['service', null, null, 'wrench'],
  [undefined, 'brakes', undefined, 'brake-disc'],
  [undefined, null, undefined, 'box'],
] as const)('a %s of %s with the drawing %s is drawn as %s', (kind, category, drawing, shown) => {
  expect(adDrawing({ kind, category, drawing })).toBe(shown)
})
