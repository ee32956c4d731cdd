import { describe, expect, it } from 'vitest'
import { type Bits, countBits, noBits, setBit } from './bits.ts'
import { scratchBits, scratchCopy, withScratch } from './scratch.ts'

function bitsOf(...rows: number[]): Bits {
  const bits = noBits(8)
  for (const row of rows) setBit(bits, row)
  return bits
}

describe('sets of one piece of work', () => {
  it('are empty, or as what they copy, whatever was in them before', () => {
    for (const row of [3, 200]) {
      withScratch(() => {
        expect(countBits(scratchBits(8))).toBe(0)
        const copy = scratchCopy(bitsOf(row))
        expect(copy).toEqual(bitsOf(row))
        setBit(copy, 7)
        setBit(scratchBits(8), 9)
      })
    }
  })

  it('are different sets until the work ends, also in work within it', () => {
    withScratch(() => {
      const outer = scratchCopy(bitsOf(1))
      const inner = withScratch(() => {
        setBit(scratchBits(8), 2)
        return countBits(scratchCopy(bitsOf(3, 4)))
      })
      const later = scratchBits(8)
      setBit(later, 5)
      expect([inner, outer, later]).toEqual([2, bitsOf(1), bitsOf(5)])
    })
  })

  it('use the memory of former work again', () => {
    let before: Bits | undefined
    withScratch(() => {
      before = scratchBits(8)
    })
    withScratch(() => {
      expect(scratchBits(8)).toBe(before)
      expect(scratchBits(8)).not.toBe(before)
    })
  })

  it('use it again after work that failed', () => {
    let before: Bits | undefined
    const fail = () =>
      withScratch(() => {
        before = scratchBits(8)
        throw new RangeError('no')
      })
    expect(fail).toThrow(RangeError)
    withScratch(() => expect(scratchBits(8)).toBe(before))
  })

  it('have the length that is asked for', () => {
    withScratch(() => expect(scratchBits(8)).toHaveLength(8))
    withScratch(() => expect(scratchBits(12)).toHaveLength(12))
    withScratch(() => expect(scratchCopy(bitsOf(1, 200), 4)).toEqual(bitsOf(1).slice(0, 4)))
    withScratch(() => scratchBits(12).fill(-1))
    withScratch(() => expect([...scratchCopy(bitsOf(1), 12)]).toEqual([...bitsOf(1), 0, 0, 0, 0]))
    expect(scratchCopy(bitsOf(1), 12)).toHaveLength(12)
  })

  it('are new sets each time outside of any work', () => {
    const first = scratchBits(8)
    setBit(first, 1)
    expect(scratchBits(8)).toEqual(noBits(8))
    const copy = scratchCopy(first)
    setBit(copy, 2)
    expect(first).toEqual(bitsOf(1))
    expect(scratchCopy(first, 4)).toEqual(bitsOf(1).slice(0, 4))
  })

  it('stay different where more are asked for than are kept', () => {
    withScratch(() => {
      const sets = Array.from({ length: 100 }, () => scratchBits(4))
      expect(new Set(sets).size).toBe(100)
    })
  })
})
