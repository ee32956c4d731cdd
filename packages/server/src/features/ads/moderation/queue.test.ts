import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { namedPhotos } from '../../../testing/photos.ts'
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

const ask = (search = '', { token }: { token?: string } = manager) =>
  test.send({ method: 'GET', path: `/api/userBanner/queue${search}`, token })
const queue = async (search = '') => {
  const answer = await ask(search)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const act = (operation: string, id: number, { token }: Person, json?: object) =>
  test.send({ path: `/api/userBanner/${operation}/${id}`, token, json })
const edit = async (id: number, text: string) => {
  const form = adForm(adFields({ ...DRAFT, text }), [])
  form.append('id', String(id))
  const answer = await test.send({ path: `/api/userBanner/update/${id}`, form, token: owner.token })
  expect(answer.statusCode, answer.body).toBe(200)
}
const entries = ({ items }: { items: { id: number; entry: string }[] }) =>
  items.map(({ id, entry }) => [id, entry])

describe('the queue', () => {
  it('has waiting ads with their covers, the longest waiting first', async () => {
    const first = await ad(test, owner.id, { draft: { title: 'Фара левая', title_kk: 'Сол жақ фара' } })
    const [cover] = await namedPhotos(test, first, 2)
    const since = test.clock.now().toISOString()
    test.clock.advance(1000)
    const second = await ad(test, owner.id, { status: 15, live: true, before: {} })
    expect(await queue()).toEqual({
      items: [
        {
          id: first,
          title: 'Фара левая',
          title_kk: 'Сол жақ фара',
          kind: 'goods',
          category: null,
          drawing: null,
          photo: expect.objectContaining({ key: cover }),
          entry: 'new',
          waiting_since: since,
          flags: 0,
        },
        expect.objectContaining({ id: second, photo: null, entry: 'changed' }),
      ],
      skipped: 0,
      counts: { all: 2, new: 1, changed: 1, returned: 0 },
      starts: { all: first, new: first, changed: second, returned: null },
      planned: [],
      total: 2,
      truncated: false,
    })
  })

  it.each([20, 30, 31, 40])('has no ad with status %i, and no deleted one', async (status) => {
    await ad(test, owner.id, { status, live: status === 31 })
    const gone = await ad(test, owner.id)
    await act('delete', gone, owner)
    expect(await queue()).toEqual({
      items: [],
      skipped: 0,
      counts: { all: 0, new: 0, changed: 0, returned: 0 },
      starts: { all: null, new: null, changed: null, returned: null },
      planned: [],
      total: 0,
      truncated: false,
    })
  })

  it('shows the age of the edit, not of the ad', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    test.clock.advance(86_400_000)
    await edit(id, 'Без двух ковриков.')
    const { items } = await queue()
    expect(items).toEqual([
      expect.objectContaining({ id, entry: 'changed', waiting_since: test.clock.now().toISOString() }),
    ])
  })

  it('tells a correction from a change until the ad is published', async () => {
    const id = await ad(test, owner.id)
    await act('needEdits', id, manager, { reason: 'text' })
    expect(entries(await queue())).toEqual([])
    await edit(id, 'Четыре коврика, для Камри.')
    expect(entries(await queue())).toEqual([[id, 'returned']])
    await edit(id, 'Четыре коврика, для Камри 50.')
    expect(entries(await queue())).toEqual([[id, 'returned']])
    await act('publish', id, manager)
    await edit(id, 'Для Камри 50 и 55.')
    expect(entries(await queue())).toEqual([[id, 'changed']])
  })

  it('is filtered by why ads wait, and counts all of them', async () => {
    const fresh = await ad(test, owner.id)
    const changed = await ad(test, owner.id, { status: 15, live: true, before: {} })
    const returned = await ad(test, owner.id)
    await act('needEdits', returned, manager, { reason: 'text' })
    await edit(returned, 'Исправлено.')
    const counts = { all: 3, new: 1, changed: 1, returned: 1 }
    for (const [entry, id] of [
      ['new', fresh],
      ['changed', changed],
      ['returned', returned],
    ] as const) {
      const filtered = await queue(`?entry=${entry}`)
      expect(filtered).toMatchObject({ counts, total: 1, truncated: false })
      expect(entries(filtered)).toEqual([[id, entry]])
    }
  })

  it('is as long as everywhere else', async () => {
    for (const status of [10, 15, 20]) await ad(test, owner.id, { status })
    const path = `/api/userBanner/count/${manager.id}`
    const counted = (await test.send({ method: 'GET', path, token: manager.token })).json().data
    const [first] = (await queue()).items
    const moderation = `/api/userBanner/moderation/${first.id}`
    const { waiting } = (await test.send({ method: 'GET', path: moderation, token: manager.token })).json()
      .data
    expect([counted, waiting, (await queue()).counts.all]).toEqual([2, 2, 2])
  })

  it('shows a hundred at most and says so', async () => {
    for (let n = 0; n < 101; n++) await ad(test, owner.id)
    const { items, total, truncated } = await queue()
    expect([items.length, total, truncated]).toEqual([100, 101, true])
  })

  it('is returned around an ad, wherever it stands', async () => {
    const ids: number[] = []
    for (let n = 0; n < 130; n++) ids.push(await ad(test, owner.id))
    for (const [place, skipped] of [
      [0, 0],
      [50, 0],
      [51, 1],
      [120, 70],
      [129, 79],
    ] as const) {
      const { items, total, truncated, ...rest } = await queue(`?around=${ids[place]}`)
      expect(items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(skipped, skipped + 100))
      expect([rest.skipped, total, truncated]).toEqual([skipped, 130, true])
    }
  })

  it('is as short as asked, and half of it waits longer than the ad', async () => {
    const ids: number[] = []
    for (let n = 0; n < 12; n++) ids.push(await ad(test, owner.id))
    for (const [search, first, last] of [
      ['?limit=3', 0, 3],
      [`?limit=1&around=${ids[7]}`, 7, 8],
      [`?limit=4&around=${ids[0]}`, 0, 4],
      [`?limit=4&around=${ids[7]}`, 5, 9],
      [`?limit=5&around=${ids[7]}`, 5, 10],
      [`?limit=4&around=${ids[11]}`, 9, 12],
      ['?limit=100', 0, 12],
    ] as const) {
      const { items, skipped, counts, total, truncated } = await queue(search)
      expect(items.map(({ id }: { id: number }) => id)).toEqual(ids.slice(first, last))
      expect([skipped, counts.all, total, truncated]).toEqual([first, 12, 12, search !== '?limit=100'])
    }
  })

  it.each(['0', '-1', '101', 'x', '', '1.5'])('is refused with the limit %j', async (limit) => {
    expect((await ask(`?limit=${limit}`)).statusCode).toBe(400)
  })

  it('is returned around an ad of the kind that was asked for', async () => {
    for (let n = 0; n < 60; n++) await ad(test, owner.id)
    const changed: number[] = []
    for (let n = 0; n < 60; n++)
      changed.push(await ad(test, owner.id, { status: 15, live: true, before: {} }))
    const { items, skipped } = await queue(`?entry=changed&around=${changed[55]}`)
    expect([skipped, items[0].id, items.length]).toEqual([5, changed[5], 55])
  })

  it('begins with the first of a kind if the ad is of another', async () => {
    const first = await ad(test, owner.id)
    for (let n = 0; n < 60; n++) await ad(test, owner.id)
    const changed = await ad(test, owner.id, { status: 15, live: true, before: {} })
    const { items, skipped } = await queue(`?entry=new&around=${changed}`)
    expect([skipped, items[0].id]).toEqual([0, first])
  })

  it('begins with the first if the ad does not wait', async () => {
    const first = await ad(test, owner.id)
    for (let n = 0; n < 60; n++) await ad(test, owner.id)
    const published = await ad(test, owner.id, { status: 31, live: true })
    const gone = await ad(test, owner.id)
    await act('delete', gone, owner)
    for (const id of [published, gone, 999_999]) {
      const { items, skipped } = await queue(`?around=${id}`)
      expect([skipped, items[0].id]).toEqual([0, first])
    }
  })

  it.each(['0', '-1', 'x', '', '1.5'])('is not returned around %j', async (around) => {
    expect((await ask(`?around=${around}`)).statusCode).toBe(400)
  })

  it('says where each kind begins, however far back', async () => {
    const first = await ad(test, owner.id)
    for (let n = 0; n < 100; n++) await ad(test, owner.id)
    test.clock.advance(1000)
    const changed = await ad(test, owner.id, { status: 15, live: true, before: {} })
    test.clock.advance(1000)
    await ad(test, owner.id, { status: 15, live: true, before: {} })
    const { items, starts } = await queue('?entry=new')
    expect(starts).toEqual({ all: first, new: first, changed, returned: null })
    expect(items[0].id).toBe(first)
  })

  it.each(['all', '', 'NEW', 'toString', '10'])('is refused for the kind %j', async (entry) => {
    expect((await ask(`?entry=${entry}`)).statusCode).toBe(400)
  })

  it('is for staff alone', async () => {
    expect((await ask('', owner)).statusCode).toBe(403)
    expect((await ask('', {})).statusCode).toBe(401)
  })
})
