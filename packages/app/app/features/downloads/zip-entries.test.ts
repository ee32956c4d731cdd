import { expect, it } from 'vitest'
import { countZipEntries } from './zip-entries.ts'

const HEAD = [0x50, 0x4b, 3, 4]
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat())

it('counts the files that have begun', () => {
  const count = countZipEntries()
  expect(count(bytes(HEAD, [1, 2, 3]))).toBe(1)
  expect(count(bytes([9, 9], HEAD, [5], HEAD))).toBe(3)
  expect(count(bytes([]))).toBe(3)
})

it('counts a mark that lies across two parts, and one after a half of another', () => {
  const count = countZipEntries()
  expect(count(bytes([0x50, 0x4b]))).toBe(0)
  expect(count(bytes([3]))).toBe(0)
  expect(count(bytes([4, 0x50]))).toBe(1)
  expect(count(bytes(HEAD))).toBe(2)
})

it('counts a mark of its own, also across two parts', () => {
  const count = countZipEntries('README.txt')
  const sent = (text: string) => count(new TextEncoder().encode(text))
  expect(sent('PK\u0003\u0004Акт/README.txt')).toBe(1)
  expect(sent('RREAD')).toBe(1)
  expect(sent('ME.txt README.md README.txt')).toBe(3)
})

it('does not count other marks of the format', () => {
  const count = countZipEntries()
  expect(count(bytes([0x50, 0x4b, 7, 8], [0x50, 0x4b, 1, 2], [0x50, 0x4b, 5, 6], [0x50, 0x4b, 3, 3]))).toBe(0)
})
