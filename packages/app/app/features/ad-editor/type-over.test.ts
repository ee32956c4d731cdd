import { expect, test } from 'vitest'
import { changedParts } from './type-over.ts'

test.each([
  ['Диски 8 701, новые', 'Диски, новые', [5, 11], [5, 5]],
  ['8 701', '', [0, 5], [0, 0]],
  ['aXa', 'aa', [1, 2], [1, 1]],
  ['aaa', 'aa', [2, 3], [2, 2]],
  ['same', 'same', [4, 4], [4, 4]],
  ['', 'new', [0, 0], [0, 3]],
  // Both emoji begin with the same code unit.
  ['🔥!', '🔧!', [0, 2], [0, 2]],
  // Both end with the same one.
  ['🔥', '🄥', [0, 2], [0, 2]],
  ['a🔥🔥', 'a🔥', [3, 5], [3, 3]],
])('%j becomes %j', (old, next, before, after) => {
  expect(changedParts(old, next)).toEqual([before, after])
})
