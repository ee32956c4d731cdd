import { describe, expect, it } from 'vitest'
import { readTable } from './table.ts'

describe('table', () => {
  it('reads rows by column, a dash as nothing', () => {
    expect(readTable(['a', 'b'], '\na | b\n1 | -\nx-y | 2\n')).toEqual([
      { a: '1', b: '' },
      { a: 'x-y', b: '2' },
    ])
  })

  it('refuses other columns', () => {
    expect(() => readTable(['a', 'b'], 'b | a\n1 | 2')).toThrow(RangeError)
  })

  it.each(['1', '1 | 2 | 3'])('refuses a row of another length: %s', (row) => {
    expect(() => readTable(['a', 'b'], `a | b\n${row}`)).toThrow(RangeError)
  })
})
