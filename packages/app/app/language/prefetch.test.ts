import { expect, it } from 'vitest'
import { type Connection, mayPrefetch } from './prefetch.ts'

it.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('%j → %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
