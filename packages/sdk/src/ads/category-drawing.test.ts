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
