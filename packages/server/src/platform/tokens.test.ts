import { expect, it } from 'vitest'
import { newPrintedToken } from './tokens.ts'

it('a printed secret has letters and digits that nobody confuses, and is never the same', () => {
  const secrets = Array.from({ length: 1000 }, newPrintedToken)
  for (const secret of secrets) expect(secret).toMatch(/^[1-9A-HJ-NP-Za-km-z]{24}$/)
  expect(new Set(secrets).size).toBe(secrets.length)
  // Each character of the alphabet comes up: 24,000 draws of 58.
  expect(new Set(secrets.join('')).size).toBe(58)
})
