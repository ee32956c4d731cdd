import { describe, expect, test } from 'vitest'
import { iterate, orEmpty, type Page } from './page.ts'
import { PortalError } from './portal-error.ts'

const ERROR = new PortalError({ status: 503, code: 'unavailable', message: 'x' })

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('orEmpty', () => {
  test('returns the page unchanged', async () => {
    const page = { items: [1], total: 1200, total_is_estimate: true, next: 'x' }
    expect(await orEmpty(Promise.resolve(page))).toBe(page)
  })

  test('returns an empty page with the error', async () => {
    expect(await orEmpty(Promise.reject(ERROR))).toEqual({ items: [], total: 0, next: null, error: ERROR })
  })

  test('rethrows other errors', async () => {
    await expect(orEmpty(Promise.reject(new TypeError('mistake')))).rejects.toThrow('mistake')
  })
})

describe('iterate', () => {
  const pages: Record<string, Page<number>> = {
    null: { items: [1, 2], total: 4, next: 'a' },
    a: { items: [], total: 4, next: 'b' },
    b: { items: [3, 4], total: 4, next: null },
  }
  const fetchPage = async (cursor: string | null) =>
    pages[String(cursor)] ?? { items: [], total: 0, next: null }

  test('iterates over every page, even after an empty one', async () => {
    expect(await collect(iterate(fetchPage))).toEqual([1, 2, 3, 4])
  })

  test('fetches no page in advance', async () => {
    const asked: (string | null)[] = []
    const items = iterate((cursor) => {
      asked.push(cursor)
      return fetchPage(cursor)
    })
    for await (const item of items) if (item === 2) break
    expect(asked).toEqual([null])
  })

  test('throws the error of a page after the items before it', async () => {
    const seen: number[] = []
    const walk = async () => {
      const items = iterate((cursor) =>
        cursor ? Promise.resolve({ items: [], total: 0, next: null, error: ERROR }) : fetchPage(cursor),
      )
      for await (const item of items) seen.push(item)
    }
    await expect(walk()).rejects.toBe(ERROR)
    expect(seen).toEqual([1, 2])
  })
})
