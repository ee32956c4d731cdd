import { expect, it } from 'vitest'
import { categories, categoryGround, drawingOf } from '../../app/features/ads/categories.ts'
import { drawingFor } from './grounds.ts'

it.each(categories)('shows the category %s with the drawing and the ground of the pages', (category) => {
  const { drawing, ground } = drawingFor({ category, kind: 'part' })
  expect(drawingOf({ category })).toContain(`/${drawing}.svg`)
  const same = categories.filter((other) => categoryGround(other) === categoryGround(category))
  for (const other of same) expect(drawingFor({ category: other, kind: 'part' }).ground).toBe(ground)
})

it.each([
  [null, 'part', 'box'],
  [null, 'service', 'wrench'],
  ['submarines', 'goods', 'box'],
  ['toString', 'goods', 'box'],
] as const)('shows %s of the kind %s with the drawing %s', (category, kind, drawing) => {
  expect(drawingFor({ category, kind }).drawing).toBe(drawing)
  expect(drawingOf({ category, kind })).toContain(`/${drawing}.svg`)
})

it('shows a part with its own drawing on the ground of its category', () => {
  const rack = { kind: 'part', category: 'suspension', drawing: 'steering-rack' } as const
  expect(drawingFor(rack)).toEqual({
    ...drawingFor({ kind: 'part', category: 'suspension' }),
    drawing: 'steering-rack',
  })
  expect(drawingOf(rack)).toMatch(/\/steering-rack\.svg$/)
  expect(drawingFor({ ...rack, drawing: null }).drawing).toBe('shock-absorber')
})
