import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentItem, editor, FIELDS } from '../../../testing/content.ts'
import { person } from '../../../testing/people.ts'
import { freshWord } from '../../../testing/search-words.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { shippedWords } from '../../search/words/shipped-words.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const send = async (path: string, json: object) => {
  const answer = await test.send({ path: `/api/${path}`, token: (await editor(test)).token, json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const acts = async (filter: object) => (await send('content/acts', filter)).items
const said = async (filter: object) =>
  (await acts(filter)).map(({ action, name }: Record<string, string>) => [action, name])

describe('the log of an entry', () => {
  it('has who did what to which version, the newest first, with the title of that time', async () => {
    const { id } = await contentItem(test, 'partner', { name: 'Bosch' })
    const from = new Date(test.clock.now().getTime() + 60_000).toISOString()
    await send(`content/save/${id}`, { version: 1, fields: { name: 'Brembo' } })
    await send(`content/publish/${id}`, { version: 2, from })
    await send(`content/restore/${id}`, { version: 2, number: 1 })
    await send(`content/withdraw/${id}`, { version: 3 })
    const { token, ...me } = await editor(test)
    const by = { id: me.id, name: expect.any(String) }
    const usual = { about: 'content', set: 'partner', id, is_there: true, by, name_kk: null, was: null }
    expect(await acts({ id })).toMatchObject([
      { ...usual, action: 'withdraw', version: null },
      { ...usual, action: 'restore', version: 3, restored_from: 1 },
      { ...usual, action: 'publish', version: 2, from, till: null },
      { ...usual, action: 'save', version: 2, restored_from: null, from: null },
      { ...usual, action: 'create', version: null },
    ])
  })

  it('names a save by what it wrote, not by what came later', async () => {
    const { id } = await contentItem(test, 'tier', { level: 1, title: 'Первый', title_kk: 'Бірінші' })
    test.clock.advance(1000)
    await send(`content/save/${id}`, { version: 1, fields: { level: 1, title: 'Второй' } })
    expect(await said({ id })).toEqual([
      ['save', 'Второй'],
      ['create', 'Первый'],
    ])
    expect((await acts({ id }))[1]).toMatchObject({ name_kk: 'Бірінші' })
  })

  it('stays after the entry is deleted, and says that it is gone', async () => {
    const { id } = await contentItem(test, 'partner', FIELDS.partner)
    await send(`content/delete/${id}`, { version: 1 })
    expect(await acts({ set: 'partner' })).toMatchObject([
      { action: 'delete', id, is_there: false, name: 'Brembo' },
      { action: 'create', id, is_there: false, name: 'Brembo' },
    ])
    expect(await acts({ id })).toHaveLength(2)
  })
})

describe('an order', () => {
  it('is written once, with the entry that moved and its places', async () => {
    const ids: number[] = []
    for (const name of ['А', 'Б', 'В']) ids.push((await contentItem(test, 'partner', { name })).id)
    const [a = 0, b = 0, c = 0] = ids
    await send('content/reorder', { set: 'partner', seen: [a, b, c], ids: [c, a, b] })
    await send('content/reorder', { set: 'partner', seen: [c, a, b], ids: [c, a, b] })
    await send('content/reorder', { set: 'partner', seen: [c, a, b], ids: [b, a, c] })
    const log = await acts({ set: 'partner' })
    expect(log.slice(0, 3)).toMatchObject([
      { action: 'reorder', set: 'partner', id: null, name: null, place: null },
      { action: 'reorder', set: 'partner', id: c, name: 'В', place: 1, place_before: 3 },
      { action: 'create', name: 'В' },
    ])
    expect(await said({ id: c })).toEqual([
      ['reorder', 'В'],
      ['create', 'В'],
    ])
  })
})

it('an order of the time before moves were named is one of the whole set', async () => {
  const { id } = await contentItem(test, 'partner', { name: 'А' })
  await test.db
    .insertInto('audit')
    .values({
      ...{ at: test.clock.now(), actor_id: null, subject: 'content', subject_id: id, action: 'reorder' },
      reason: JSON.stringify({ set: 'partner', ids: [id] }),
    })
    .execute()
  expect(await acts({ set: 'partner' })).toMatchObject([
    { action: 'reorder', id: null, name: null, by: null },
    { action: 'create' },
  ])
  expect(await acts({ id })).toHaveLength(1)
})

describe('dictionaries and words of the search', () => {
  it('are there with the name before and the entry that has gone', async () => {
    const add = async (name: string): Promise<number> =>
      (await send('dictionaryService/create', { name, name_kk: `${name} қазақша` })).id
    const [one, other] = [await add('Мойка'), await add('Полировка')]
    await send(`dictionaryService/update/${one}`, { name: 'Мойка авто', name_kk: 'Көлік жуу' })
    await send('dictionaryService/merge', { from_id: other, into_id: one })
    await send(`dictionaryService/delete/${one}`, {})
    expect(await acts({ about: 'service' })).toMatchObject([
      { action: 'delete', name: 'Мойка авто', set: null, is_there: false },
      { action: 'merge', name: 'Мойка авто', was: 'Полировка', id: one },
      { action: 'rename', name: 'Мойка авто', name_kk: 'Көлік жуу', was: 'Мойка' },
      { action: 'create', name: 'Полировка' },
      { action: 'create', name: 'Мойка', name_kk: 'Мойка қазақша' },
    ])
    expect(await acts({ about: 'brand' })).toEqual([])
    // The ids of dictionaries are not those of entries.
    expect(await acts({ id: one })).toEqual([])
  })

  it('have each change of a word, with the word as it was then', async () => {
    const [text, changed] = [freshWord(), freshWord()]
    const usual = { kind: 'maker', target: 'Bosch' }
    const { id } = await send('searchWord/create', { ...usual, text })
    await send(`searchWord/update/${id}`, { ...usual, text: changed, version: 1 })
    await send(`searchWord/delete/${id}`, { version: 2 })
    expect(await acts({ about: 'searchWord' })).toMatchObject([
      { action: 'delete', name: changed, id, set: null },
      { action: 'update', name: changed, id, was: null },
      { action: 'create', name: text, id, is_there: false },
    ])
    expect(await acts({ id })).toEqual([])
  })

  it('have each word of the portal that was hidden and shown again, once', async () => {
    const shipped = [...shippedWords.values()][0]
    if (!shipped) throw new Error('The portal has no words')
    const { text, kind } = shipped
    for (const hidden of [true, true, false, false]) await send('searchWord/hide', { text, kind, hidden })
    expect(await acts({ about: 'searchWord' })).toMatchObject([
      { action: 'show', name: text },
      { action: 'hide', name: text },
    ])
  })
})

describe('a page of the log', () => {
  it('goes on where the one before ended, with a filter and without', async () => {
    const { id } = await contentItem(test, 'partner', FIELDS.partner)
    for (let version = 1; version <= 4; version++)
      await send(`content/save/${id}`, { version, fields: { name: `Bosch ${version}` } })
    await contentItem(test, 'awards', FIELDS.awards)
    const names: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { name: string }[]; total: number; next: string | null } = await send(
        'content/acts',
        {
          ...{ id, cursor, limit: 2 },
        },
      )
      expect(page.total).toBe(5)
      names.push(...page.items.map(({ name }) => name))
      cursor = page.next
    } while (cursor)
    expect(names).toEqual(['Bosch 4', 'Bosch 3', 'Bosch 2', 'Bosch 1', 'Brembo'])
    expect((await send('content/acts', {})).total).toBe(6)
  })

  it.each([
    [{ set: 'nothing' }, 'set'],
    [{ about: 'ads' }, 'about'],
    [{ id: 0 }, 'id'],
    [{ limit: 101 }, 'limit'],
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from('["acts","2026",1]').toString('base64url') }, 'cursor'],
  ])('%j is refused', async (json, field) => {
    const answer = await test.send({ path: '/api/content/acts', token: (await editor(test)).token, json })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  it.each([1, 3, 5] as const)('is not for the role %i', async (role) => {
    const { token } = await person(test, role)
    expect((await test.send({ path: '/api/content/acts', token, json: {} })).statusCode).toBe(403)
  })

  it('does not have what happens to ads, people and pictures', async () => {
    await test.db
      .insertInto('audit')
      .values(
        ['ad', 'user', 'content_image', 'search_miss'].map((subject) => ({
          ...{ at: test.clock.now(), actor_id: null, subject, subject_id: 1, action: 'create' },
        })),
      )
      .execute()
    expect(await acts({})).toEqual([])
    expect(await acts({ id: 1 })).toEqual([])
  })
})
