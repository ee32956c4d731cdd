import type { AdDraft } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { contentItem, editor, FIELDS } from '../../../testing/content.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let seller: number
const ids: Record<string, number> = {}
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  seller = (await person(test, 5)).id
  const { db } = test
  for (const name of ['Toyota', 'Тайота', 'Лада']) ids[name] = await added('brands', { name })
  for (const [name, name_kk, category] of [
    ['Тормозные диски', 'Тежегіш дискілері', 'brakes'],
    ['Диски тормозов', 'Тежегіш дискі', 'brakes'],
    ['Масляные фильтры', 'Май сүзгілері', 'engine'],
  ])
    ids[`${name}`] = await added('spare_parts', { name, name_kk, category })
  for (const [name, name_kk] of [
    ['Шиномонтаж', 'Шина монтаждау'],
    ['Перебортовка', 'Шина ауыстыру'],
  ])
    ids[`${name}`] = await added('services', { name, name_kk })

  async function added(table: 'brands' | 'spare_parts' | 'services', row: object): Promise<number> {
    const values = row as { name: string; name_kk: string; category: string }
    return (await db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow()).id
  }
})
afterAll(() => test.close())

const send = async (path: string, json?: object) =>
  test.send({ path: `/api/${path}`, token: (await editor(test)).token, json })
const list = async (path: string) =>
  (await test.send({ method: 'GET', path: `/api/${path}/list` })).json().data.items
const found = async (q: string) => {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { list: 'catalogue', q } })
  return answer.json().data.items.map(({ id }: { id: number }) => id)
}
/** A column of the only row of the catalogue. */
const listed = async (column: 'words' | 'category') => {
  const { rows } = await test.database.query<Record<string, string>>(`select ${column} from ad_listings`)
  return rows[0]?.[column]
}
const brake = (draft: Partial<AdDraft> = {}): Partial<AdDraft> => ({
  ...{ kind: 'part', title: 'Комплект передний', text: 'Без пробега по городу.', condition: 'new' },
  ...{ brand_id: ids.Тайота ?? null, spare_part_id: ids['Диски тормозов'] ?? null, ...draft },
})
const sold = (draft: Partial<AdDraft> = {}) =>
  ad(test, seller, { draft: brake(draft), status: 31, live: true })

describe('an entry', () => {
  it('is added, and the search understands it at once', async () => {
    const answer = await send('dictionaryBrand/create', { name: ' Geely ' })
    expect(answer.json().data).toEqual({ id: expect.any(Number), name: 'Geely', ads: 0 })
    expect((await list('dictionaryBrand')).map(({ name }: { name: string }) => name)).toContain('Geely')
    const check = await send('searchWord/check', { q: 'geely' })
    expect(check.json().data.clauses).toMatchObject([{ kind: 'brand' }])
  })

  it('is renamed in ads and in the catalogue, and both names find it', async () => {
    const id = await sold()
    expect(await found('диски тормозов')).toEqual([id])
    const draft = { name: 'Роторы', name_kk: 'Роторлар', category: 'brakes' }
    const answer = await send(`dictionarySparePart/update/${ids['Диски тормозов']}`, draft)
    expect(answer.json().data).toMatchObject({ name: 'Роторы', ads: 1 })
    expect(await found('роторы')).toEqual([id])
    expect(await found('роторлар')).toEqual([id])
    expect(await found('диски тормозов')).toEqual([id])
    const words = await listed('words')
    expect(words).toContain('роторы')
    expect(words).not.toContain('тормозов')
  })

  it('moves its ads to another category', async () => {
    await sold()
    const draft = { name: 'Диски тормозов', name_kk: 'Тежегіш дискі', category: 'engine' }
    await send(`dictionarySparePart/update/${ids['Диски тормозов']}`, draft)
    expect(await listed('category')).toBe('engine')
  })

  it('keeps the words of the search that the centre has added and that the portal brought', async () => {
    const id = await sold({ spare_part_id: ids['Масляные фильтры'] ?? null, brand_id: null })
    const word = { text: 'Цилиндрик', kind: 'part', target: 'Масляные фильтры' }
    expect((await send('searchWord/create', word)).statusCode).toBe(200)
    expect(await found('цилиндрик')).toEqual([id])
    expect(await found('маслофильтр')).toEqual([id])
    const draft = { name: 'Фильтры масла', name_kk: 'Май сүзгілері', category: 'engine' }
    await send(`dictionarySparePart/update/${ids['Масляные фильтры']}`, draft)
    expect(await found('цилиндрик')).toEqual([id])
    expect(await found('маслофильтр')).toEqual([id])
    const own = (await send('searchWord/pagination', { origin: 'own' })).json().data.items
    expect(own).toMatchObject([{ text: 'Цилиндрик', targets: [{ name: 'Фильтры масла' }] }])
  })

  it('is renamed back', async () => {
    for (const name of ['Toyota Motor', 'Toyota'])
      await send(`dictionaryBrand/update/${ids.Toyota}`, { name })
    const names = await test.db.selectFrom('former_names').select(['name', 'entry_id']).execute()
    expect(names).toEqual([{ name: 'Toyota Motor', entry_id: ids.Toyota }])
  })

  it.each([
    ['Toyota', 'taken'],
    [' тойОта ', undefined],
    ['TOYOTA', 'taken'],
    ['', 'required'],
    ['—', 'required'],
    ['Б'.repeat(81), 'too_long'],
    ['\u202e\u200b', 'required'],
    ['To\u00adyota', 'taken'],
  ])('%j as a new brand: %s', async (name, code) => {
    const answer = await send('dictionaryBrand/create', { name })
    expect([answer.statusCode, answer.json().errors?.name?.[0]]).toEqual([code ? 422 : 200, code])
  })

  it('has both names and a category that exists', async () => {
    const taken = { name: 'Новое', name_kk: 'Май сүзгілері', category: 'space' }
    expect((await send('dictionarySparePart/create', taken)).json().errors).toEqual({
      name_kk: ['taken'],
      category: ['unknown'],
    })
    expect((await send('dictionaryService/create', { name: 'Мойка' })).json().errors).toEqual({
      name_kk: ['required'],
    })
  })

  it('may not get the name of another one', async () => {
    const answer = await send(`dictionaryBrand/update/${ids.Тайота}`, { name: 'Toyota' })
    expect(answer.json().errors).toEqual({ name: ['taken'] })
    expect((await send('dictionaryBrand/update/987', { name: 'Нет' })).statusCode).toBe(404)
  })
})

describe('two entries', () => {
  it('become one: ads and their old revisions, listings, words and former names go with it', async () => {
    const live = await sold()
    const edited = await ad(test, seller, {
      ...{ draft: brake(), before: brake({ title: 'Старый комплект' }), status: 15, live: true },
    })
    await send('searchWord/create', { text: 'Тойотка', kind: 'brand', target: 'Тайота' })
    await send(`dictionaryBrand/update/${ids.Тайота}`, { name: 'Тайота авто' })
    const answer = await send('dictionaryBrand/merge', { from_id: ids.Тайота, into_id: ids.Toyota })
    expect(answer.json().data).toEqual({ moved: { ads: 2, search_words: 1, content: 0 } })
    expect(await list('dictionaryBrand')).toEqual([
      { id: ids.Лада, name: 'Лада', ads: 0 },
      { id: ids.Toyota, name: 'Toyota', ads: 2 },
    ])
    const revisions = await test.db.selectFrom('ad_revisions').select('brand_id').execute()
    expect(revisions.map(({ brand_id }) => brand_id)).toEqual([ids.Toyota, ids.Toyota, ids.Toyota])
    for (const q of ['toyota', 'тайота', 'тайота авто', 'тойотка'])
      expect((await found(q)).toSorted(), q).toEqual([live, edited].toSorted())
    const [act] = await test.db
      .selectFrom('audit')
      .select(['subject', 'action', 'subject_id'])
      .where('action', '=', 'merge')
      .execute()
    expect(act).toEqual({ subject: 'dictionary', action: 'merge', subject_id: ids.Toyota })
  })

  it('of services take the texts of the centre along', async () => {
    const { id } = await contentItem(test, 'vehicleMaintenance', {
      ...FIELDS.vehicleMaintenance,
      ...(ids.Перебортовка && { service_id: ids.Перебортовка }),
    })
    await send(`content/publish/${id}`, { version: 1 })
    const answer = await send('dictionaryService/merge', {
      from_id: ids.Перебортовка,
      into_id: ids.Шиномонтаж,
    })
    expect(answer.json().data.moved).toEqual({ ads: 0, search_words: 0, content: 1 })
    expect(await list('vehicleMaintenance')).toMatchObject([{ service: { name: 'Шиномонтаж' } }])
  })

  it('that have the same word keep it once', async () => {
    const word = { text: 'Тойотка', kind: 'brand' }
    await send('searchWord/create', { ...word, target: 'Тайота' })
    await send('searchWord/create', { ...word, target: 'Toyota' })
    const merged = await send('dictionaryBrand/merge', { from_id: ids.Тайота, into_id: ids.Toyota })
    expect(merged.statusCode, merged.body).toBe(200)
    const words = await test.db.selectFrom('search_aliases').select(['text', 'target']).execute()
    expect(words).toEqual([{ text: 'Тойотка', target: 'Toyota' }])
  })

  it.each([
    ['the same', () => ({ from_id: ids.Toyota, into_id: ids.Toyota }), 422],
    ['one that is not there', () => ({ from_id: 987, into_id: ids.Toyota }), 404],
    ['one into none', () => ({ from_id: ids.Toyota, into_id: 987 }), 404],
    ['none', () => ({ from_id: 0, into_id: ids.Toyota }), 422],
  ])('are not %s', async (_what, json, status) => {
    expect((await send('dictionaryBrand/merge', json())).statusCode).toBe(status)
    expect(await list('dictionaryBrand')).toHaveLength(3)
  })
})

describe('deleting', () => {
  it('removes what nothing refers to', async () => {
    expect((await send(`dictionaryBrand/delete/${ids.Лада}`)).statusCode).toBe(200)
    expect(await list('dictionaryBrand')).toHaveLength(2)
    expect((await send(`dictionaryBrand/delete/${ids.Лада}`)).statusCode).toBe(404)
  })

  it('is refused with the numbers of what refers to it, also old revisions and words', async () => {
    await ad(test, seller, { draft: brake(), status: 40 })
    await send('searchWord/create', { text: 'Тойотка', kind: 'brand', target: 'Тайота' })
    const answer = await send(`dictionaryBrand/delete/${ids.Тайота}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'in_use',
      message: 'Этим ещё пользуются, сначала замените его.',
      uses: { ads: 1, search_words: 1, content: 0 },
    })
    expect(await list('dictionaryBrand')).toHaveLength(3)
  })

  it('is refused while a text of the centre names a service, not after it is deleted', async () => {
    const { id } = await contentItem(test, 'vehicleMaintenance', {
      ...FIELDS.vehicleMaintenance,
      ...(ids.Шиномонтаж && { service_id: ids.Шиномонтаж }),
    })
    const first = await send(`dictionaryService/delete/${ids.Шиномонтаж}`)
    expect(first.json().uses).toEqual({ ads: 0, search_words: 0, content: 1 })
    await send(`content/delete/${id}`, { version: 1 })
    expect((await send(`dictionaryService/delete/${ids.Шиномонтаж}`)).statusCode).toBe(200)
  })
})
