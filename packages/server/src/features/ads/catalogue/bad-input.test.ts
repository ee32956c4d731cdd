import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../../../testing/many-ads.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
  await fillCatalogue(test.database, 60)
})
afterAll(() => test.close())

describe('a page of the catalogue', () => {
  it.each([
    ['not a cursor', 'не курсор'],
    ['of another order', Buffer.from('["price_asc",5,1]').toString('base64url')],
    ['with another type of value', Buffer.from('["newest",5,1]').toString('base64url')],
    [
      'with a time that only JavaScript can read',
      Buffer.from('["newest","Jan 1 2020 (x)",5]').toString('base64url'),
    ],
    ['with a number instead of a time', Buffer.from('["newest","1",5]').toString('base64url')],
    ['without an id', Buffer.from('["newest","2026-11-21T00:00:00.000Z"]').toString('base64url')],
    [
      'with an invalid id',
      Buffer.from('["newest","2026-11-21T00:00:00.000Z","1;drop"]').toString('base64url'),
    ],
  ])('rejects a cursor: %s', async (_what, cursor) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json: { cursor } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ cursor: ['wrong_format'] })
  })

  it.each([
    [{ limit: 0 }, 'limit', 'too_small'],
    [{ limit: 101 }, 'limit', 'too_large'],
    [{ price_from: 'дорого' }, 'price_from', 'not_a_number'],
    [{ price_to: -1 }, 'price_to', 'too_small'],
    [{ kind: 'car' }, 'kind', 'unknown'],
    [{ condition: ['broken'] }, 'condition.0', 'unknown'],
    [{ level: 6 }, 'level', 'too_large'],
    [{ weekday: 0 }, 'weekday', 'too_small'],
    [{ q: 'а'.repeat(201) }, 'q', 'too_long'],
    [{ list: 'everything' }, 'list', 'unknown'],
    [{ sort: 'random' }, 'sort', 'unknown'],
    [{ brand_id: 99_999_999_999 }, 'brand_id', 'too_large'],
    [{ brand_id: [1, 99_999_999_999] }, 'brand_id.1', 'too_large'],
    [{ brand_id: [1, 'Toyota'] }, 'brand_id.1', 'not_a_number'],
    [{ brand_id: [1, null] }, 'brand_id.1', 'not_a_number'],
    [{ brand_id: [[1]] }, 'brand_id.0', 'not_a_number'],
    [{ brand_id: { in: [1] } }, 'brand_id', 'not_a_number'],
    [{ brand_id: Array.from({ length: 100 }, (_, n) => n + 1) }, 'brand_id', 'too_many'],
    [{ level: [2, 6] }, 'level.1', 'too_large'],
    [{ level: [1, 2, 3, 4, 5, 1] }, 'level', 'too_many'],
    [{ category: ['brakes', 7] }, 'category.1', 'wrong_format'],
    [{ category: ['b'.repeat(41)] }, 'category.0', 'too_long'],
    [{ condition: 'new' }, 'condition', 'wrong_format'],
    [{ facets: 'all' }, 'facets', 'wrong_format'],
    [{ q: 'диск '.repeat(400) }, 'q', 'too_long'],
  ])('rejects %o by field', async (json, field, code) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [code] })
  })
})

describe('queries and filters that nobody types in earnest', () => {
  it.each([
    ['emoji', { q: '🚗🔧 😀' }],
    ['SQL', { q: `'; drop table ad_listings; -- %_\\` }],
    ['a pattern', { q: '.*(a|b)+?[^x]$ & | ! : <-> *' }],
    ['right to left', { q: 'مكابح \u202e диск' }],
    ['only signs', { q: '«»!?…—' }],
    ['a zero', { q: 'диск\u0000' }],
    ['SQL as a category', { category: ["brakes'; --", 'oils"'] }],
    ['brands that nobody has', { brand_id: [2_147_483_647, 2_147_483_646] }],
    ['no value', { brand_id: [], category: [], level: [] }],
  ])('answers %s', async (_what, filter) => {
    const answer = await test.send({
      path: '/api/userBanner/pagination',
      json: { ...filter, limit: 5, facets: true },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { items, total, facets } = answer.json().data
    expect(items.length).toBe(Math.min(total, 5))
    expect(facets).toBeDefined()
  })
})
