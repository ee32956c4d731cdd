import { expect, test } from 'vitest'
import { documentTone } from './document-tone.ts'

test.each([
  ['completion', 1, false, 'warning'],
  ['completion', 1, true, 'danger'],
  ['completion', 2, false, 'info'],
  ['completion', 3, false, 'danger'],
  ['completion', 4, false, 'positive'],
  ['completion', 5, false, 'neutral'],
  ['completion', 9, false, 'neutral'],
  ['application', 2, false, 'info'],
  ['invoice', 1, false, 'warning'],
  ['invoice', 1, true, 'danger'],
  // Nothing is left to do with a downloaded invoice.
  ['invoice', 2, false, 'positive'],
  ['invoice', 3, false, 'danger'],
] as const)('%s of status %i, overdue %s: %s', (kind, status, overdue, tone) => {
  expect(documentTone({ kind, status, overdue })).toBe(tone)
})
