import { adDrawing } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { categories, drawingOf } from './categories.ts'

it.each(categories)('draws %s as e-mails do', (category) => {
  const name = adDrawing({ kind: 'part', category })
  expect(drawingOf({ category, kind: 'part' })).toMatch(new RegExp(`/${name}[.-]`))
})

it.each(['part', 'service', 'goods'] as const)('draws a %s without a category as e-mails do', (kind) => {
  const name = adDrawing({ kind, category: null })
  expect(drawingOf({ category: null, kind })).toMatch(new RegExp(`/${name}[.-]`))
})
