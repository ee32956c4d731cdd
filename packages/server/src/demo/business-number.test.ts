import { normalBin } from '@sauda/sdk/access'
import { describe, expect, it } from 'vitest'
import { madeUpBin } from './business-number.ts'

describe('business number', () => {
  it('generates unique numbers that no company has', () => {
    const made = Array.from({ length: 60 }, (_, at) => madeUpBin(at + 1, at % 2 ? 'company' : 'entrepreneur'))
    expect(new Set(made).size).toBe(60)
    for (const bin of made) {
      expect(bin).toMatch(/^3[1-9](0[1-9]|1[0-2])[46]0\d{6}$/)
      expect(normalBin(bin)).toBe(bin)
    }
  })
})
