import { describe, expect, test } from 'vitest'
import { groundOf, grounds } from './ground.ts'

describe('groundOf', () => {
  test('walks all seven grounds and begins again', () => {
    expect(grounds.map((_, id) => groundOf(id))).toEqual([...grounds])
    expect(groundOf(7)).toBe(groundOf(0))
  })

  test.each([-1, -8, 2.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    'gives a ground for the odd id %s',
    (id) => expect(grounds).toContain(groundOf(id)),
  )
})
