import { expect, it } from 'vitest'
import type { DraftPhoto } from './draft-store.ts'
import { tileIdOf } from './photo-errors.ts'
import { whatFailure } from './what-failure.ts'

const values = {
  kind: 'goods',
  condition: 'used',
  title: 'Фара передняя левая',
  text: 'Оригинал с разборки, стекло целое, крепления на месте.',
}
const file = new File(['x'], 'fara.jpg')
const good: DraftPhoto[] = [
  { id: 'kept', url: '/small.webp' },
  { id: 'chosen', file },
  { id: 'heic', file, heic: true },
  { id: 'staged', file, staged: 'key' },
]

it('finds nothing in a complete step with good photos, or without any', () => {
  expect(whatFailure(values, good)).toBeUndefined()
  expect(whatFailure(values, [])).toBeUndefined()
})

it('names each photo with a problem, before what is wrong with the fields', () => {
  const bad = [
    { id: 'a', file, problem: 'photo_type' },
    { id: 'b', file, problem: 'photo_empty' },
  ]
  const failure = whatFailure({ ...values, title: '' }, [...good, ...bad])
  expect(failure?.code).toBe('invalid')
  expect(Object.entries(failure?.errors ?? {})).toEqual([
    [tileIdOf('a'), ['photo_type']],
    [tileIdOf('b'), ['photo_empty']],
    ['title', ['required']],
  ])
})

it('finds a bad photo in a step that is complete otherwise', () => {
  expect(whatFailure(values, [{ id: 'a', file, problem: 'photo_broken' }])).toEqual({
    code: 'invalid',
    errors: { [tileIdOf('a')]: ['photo_broken'] },
  })
})
