import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoChanges } from './photo-changes.ts'

const photos = (keys: string) => [...keys].map((key) => ({ key }))

test.each([
  ['', '', '', '', ''],
  ['abc', 'abc', '', '', ''],
  ['', 'ab', 'ab', '', ''],
  ['ab', '', '', 'ab', ''],
  ['abc', 'ac', '', 'b', ''],
  ['abc', 'axbc', 'x', '', ''],
  ['abcd', 'dabc', '', '', 'd'],
  ['abcd', 'bcda', '', '', 'a'],
  ['abcd', 'xdcb', 'x', 'a', 'cb'],
  ['abcd', 'bcad', '', '', 'a'],
  ['abc', 'bac', '', '', 'a'],
])('%j → %j', (before, after, added, removed, moved) => {
  const changes = photoChanges(photos(before), photos(after))
  expect(changes).toEqual({ added: [...added], removed: [...removed], moved: [...moved] })
})

const someKeys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 7 })

test('the result explains the new order with the fewest moves', () => {
  fc.assert(
    fc.property(someKeys, someKeys, (before, after) => {
      const { added, removed, moved } = photoChanges(photos(before.join('')), photos(after.join('')))
      expect(added).toEqual(after.filter((key) => !before.includes(key)))
      expect(removed).toEqual(before.filter((key) => !after.includes(key)))
      const leftBefore = before.filter((key) => !removed.includes(key) && !moved.includes(key))
      const leftAfter = after.filter((key) => !added.includes(key) && !moved.includes(key))
      expect(leftAfter).toEqual(leftBefore)
      expect(leftAfter.length).toBe(longestCommon(before, after))
    }),
  )
})

/** Length of the longest common subsequence of keys, by brute force. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  const [first, ...rest] = after
  if (first === undefined) return 0
  const at = before.indexOf(first)
  const without = longestCommon(before, rest)
  return at < 0 ? without : Math.max(without, 1 + longestCommon(before.slice(at + 1), rest))
}
