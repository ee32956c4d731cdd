import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let owner: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const flags = async (id: number) => {
  const path = `/api/userBanner/moderation/${id}`
  const answer = await test.send({ method: 'GET', path, token: manager.token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.flags
}

it('an ordinary ad has no flags', async () => {
  const id = await ad(test, owner.id)
  expect(await flags(id)).toEqual({ contacts: [], far_price: null, same_photo: [], many_ads: null })
})

describe('contacts', () => {
  it('are flagged where they stand, in both languages', async () => {
    const id = await ad(test, owner.id, {
      draft: {
        title: 'Фара, ватсап',
        text: 'Звоните 8 701 234 56 78 или пишите fara@mail.kz.',
        text_kk: 'Толығырақ: https://fara.kz',
      },
    })
    expect((await flags(id)).contacts).toEqual([
      { field: 'title', kind: 'messenger', text: 'ватсап' },
      { field: 'text', kind: 'phone', text: '8 701 234 56 78' },
      { field: 'text', kind: 'email', text: 'fara@mail.kz' },
      { field: 'text_kk', kind: 'link', text: 'https://fara.kz' },
    ])
  })

  it('of the public revision are not flagged again', async () => {
    const id = await ad(test, owner.id, { status: 15, live: true, before: { text: 'Пишите в telegram.' } })
    expect((await flags(id)).contacts).toEqual([])
  })
})

describe('a price', () => {
  let [part, otherPart] = [0, 0]
  beforeEach(async () => {
    const names = ['Фара', 'Фонарь'].map((name) => ({ name, name_kk: name, category: 'optics' }))
    const rows = await test.db.insertInto('spare_parts').values(names).returning('id').execute()
    ;[part = 0, otherPart = 0] = rows.map(({ id }) => id)
  })
  const ofPart = (draft: object) => ({ kind: 'part' as const, spare_part_id: part, ...draft })
  const like = async (price: number | null, rest: object = {}) =>
    ad(test, owner.id, { status: 31, live: true, draft: ofPart({ price, ...rest }) })
  const market = async (count = 8) => {
    const old = new Date(test.clock.now().getTime() - 10 * 86_400_000)
    for (let n = 0; n < count; n++) await like(28_000 + n * 1000)
    await test.db.updateTable('ads').set({ created_at: old }).execute()
  }
  const waiting = (draft: object) => ad(test, owner.id, { draft: ofPart(draft) })

  it.each([
    [10_500, true],
    [10_501, false],
    [31_500, false],
    [94_499, false],
    [94_500, true],
    [null, false],
  ])('of %j against a median of 31 500 is flagged: %j', async (price, flagged) => {
    await market()
    const expected = flagged ? { low: 29_750, typical: 31_500, high: 33_250, ads: 8 } : null
    expect((await flags(await waiting({ price }))).far_price).toEqual(expected)
  })

  it.each([
    [10_500, 31_501],
    [10_501, undefined],
    [94_501, undefined],
    [94_502, 31_500],
  ])('of %j is three times as far from %j if the median is 31 500.5', async (price, typical) => {
    for (const one of [31_000, 32_001]) for (let n = 0; n < 4; n++) await like(one)
    await test.db
      .updateTable('ads')
      .set({ created_at: new Date(test.clock.now().getTime() - 10 * 86_400_000) })
      .execute()
    const far = (await flags(await waiting({ price }))).far_price
    expect(far?.typical).toBe(typical)
    if (typical) expect(Math.max(price, typical) / Math.min(price, typical)).toBeGreaterThanOrEqual(3)
  })

  it('is compared with published ads of the same part and condition only, and not with its own', async () => {
    await market(7)
    await like(30_000, { condition: 'used' })
    await like(30_000, { spare_part_id: otherPart })
    await like(null)
    await waiting({ price: 30_000 })
    const own = await ad(test, owner.id, {
      status: 15,
      live: true,
      before: ofPart({ price: 30_000 }),
      draft: ofPart({ price: 500 }),
    })
    expect((await flags(own)).far_price).toBeNull()
    await like(30_000)
    expect((await flags(own)).far_price).toEqual({ low: 29_750, typical: 30_500, high: 32_250, ads: 8 })
  })

  it('of goods is like no other', async () => {
    for (let n = 0; n < 8; n++) await ad(test, owner.id, { status: 31, live: true })
    const id = await ad(test, owner.id, { draft: { price: 1 } })
    expect((await flags(id)).far_price).toBeNull()
  })
})

describe('many ads', () => {
  it('within the 24 hours up to an ad are flagged above ten', async () => {
    let id = await ad(test, owner.id)
    for (let n = 2; n <= 10; n++) id = await ad(test, owner.id)
    expect((await flags(id)).many_ads).toBeNull()
    id = await ad(test, owner.id)
    expect((await flags(id)).many_ads).toBe(11)
    // Those that came after an ad do not count for it, and those of the day before do not either.
    expect((await flags(id)).many_ads).toBe(11)
    test.clock.advance(1000)
    const later = await ad(test, owner.id)
    expect([(await flags(id)).many_ads, (await flags(later)).many_ads]).toEqual([11, 12])
    test.clock.advance(86_400_000)
    expect((await flags(await ad(test, owner.id))).many_ads).toBeNull()
  })

  it('of different owners are not added up', async () => {
    for (let n = 0; n < 11; n++) await ad(test, (await person(test, 5)).id)
    expect((await flags(await ad(test, owner.id))).many_ads).toBeNull()
  })
})
