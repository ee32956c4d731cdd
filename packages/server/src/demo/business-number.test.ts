import { describe, expect, it } from 'vitest'
import { checkDigit, madeUpBin } from './business-number.ts'

describe('business number', () => {
  it.each(['940140000385', '971240001315', '941240000193', '970240000816'])(
    'knows the last digit of %s',
    (bin) => {
      expect(checkDigit(bin.slice(0, 11))).toBe(Number(bin[11]))
    },
  )

  it('finds no digit for a number that may not be given out', () => {
    const refused = Array.from({ length: 1000 }, (_, at) => `3101400${String(at).padStart(4, '0')}`).filter(
      (digits) => checkDigit(digits) === undefined,
    )
    expect(refused.length).toBeGreaterThan(0)
  })

  it('makes up numbers of nobody, each once', () => {
    const made = Array.from({ length: 60 }, (_, at) => madeUpBin(at + 1, at % 2 ? 'company' : 'entrepreneur'))
    expect(new Set(made).size).toBe(60)
    for (const bin of made) {
      expect(bin).toMatch(/^3[1-9](0[1-9]|1[0-2])[46]0\d{6}$/)
      expect(checkDigit(bin.slice(0, 11))).toBe(Number(bin[11]))
    }
  })
})
