import { describe, expect, it } from 'vitest'
import { readTable } from './table.ts'

describe('table', () => {
  it('parses rows by column, with a dash as empty', () => {
    expect(readTable(['a', 'b'], '\na | b\n1 | -\nx-y | 2\n')).toEqual([
      { a: '1', b: '' },
      { a: 'x-y', b: '2' },
    ])
  })

  it('rejects other columns', () => {
    expect(() => readTable(['a', 'b'], 'b | a\n1 | 2')).toThrow(RangeError)
  })

  it.each(['1', '1 | 2 | 3'])('rejects a row with a wrong number of cells: %s', (row) => {
    expect(() => readTable(['a', 'b'], `a | b\n${row}`)).toThrow(RangeError)
  })
})
