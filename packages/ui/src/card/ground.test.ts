import { describe, expect, test } from 'vitest'
import { groundOf, grounds } from './ground.ts'

describe('groundOf', () => {
  test('uses all seven grounds and starts again', () => {
    expect(grounds.map((_, id) => groundOf(id))).toEqual([...grounds])
    expect(groundOf(7)).toBe(groundOf(0))
  })

  test.each([-1, -8, 2.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    'returns a ground for the unusual id %s',
    (id) => expect(grounds).toContain(groundOf(id)),
  )
})
