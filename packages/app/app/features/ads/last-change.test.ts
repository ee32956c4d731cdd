import { LANGUAGES } from '@sauda/sdk/language'
import { expect, test } from 'vitest'
import { lastChange } from './last-change.ts'
import { adRowWords } from './row-words.ts'

const CREATED = '2026-11-21T08:00:00.000Z'
const LATER = '2026-11-21T09:00:00.000Z'

test.each([
  [10, CREATED, 'handedIn'],
  [10, LATER, 'changed'],
  [15, LATER, 'changed'],
  [20, LATER, 'sentBack'],
  [30, LATER, 'takenDown'],
  [31, LATER, 'published'],
  [31, CREATED, 'published'],
  [40, LATER, 'archived'],
  [99, LATER, 'changed'],
  [undefined, LATER, 'changed'],
] as const)(
  'an ad in status %s that was created at 08:00 and changed at %s was %s',
  (status, changed_at, change) => {
    // The server may send a status that this version does not know.
    const ad = { status: status as 10 | undefined, created_at: CREATED, changed_at }
    expect(lastChange(ad)).toBe(change)
  },
)

test.each(LANGUAGES)('in %s each change has a word of its own', (language) => {
  const { changes } = adRowWords[language]
  expect(new Set(Object.values(changes)).size).toBe(Object.keys(changes).length)
})
