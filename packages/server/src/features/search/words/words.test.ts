import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { searchWord } from '../../../testing/search-words.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let bumper: number

beforeAll(async () => {
  test = await testServer()
  administrator = await person(test, 2)
  const seller = await person(test, 5)
  await test.db.insertInto('brands').values({ name: 'Toyota' }).execute()
  const [part] = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Бамперы', name_kk: 'Бамперлер', category: 'body' },
      { name: 'Тормозные диски', name_kk: 'Тежегіш дискілері', category: 'brakes' },
    ])
    .returning('id')
    .execute()
  const draft = { kind: 'part', spare_part_id: part?.id, title: 'Деталь передняя' } as const
  bumper = await ad(test, seller.id, { live: true, status: 31, draft })
})
afterAll(() => test.close())

const call = async (path: string, json?: object) => {
  const answer = await test.send({
    path: `/api/${path}`,
    token: administrator.token,
    ...(json ? { json } : { method: 'GET' }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const add = (text: string, kind = 'part', target = 'Бамперы') =>
  call('searchWord/create', { text, kind, target })
const list = async (request: object) => (await call('searchWord/pagination', request)).data
const find = async (q: string): Promise<number[]> => {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { q } })
  return answer.json().data.items.map(({ id }: { id: number }) => id)
}

describe('a word of the centre', () => {
  it('is understood from the next query on, as it is changed, and no longer when it is deleted', async () => {
    expect(await find('губа')).toEqual([])
    const { status, data: word } = await add('  Губа ')
    expect(status).toBe(200)
    expect(word).toMatchObject({ text: 'Губа', origin: 'own', version: 1, is_hidden: false })
    expect(await find('губа')).toEqual([bumper])
    const change = { text: 'Клык', kind: 'part', target: 'бамперы', version: 1 }
    const changed = await call(`searchWord/update/${word.id}`, change)
    expect(changed.data).toMatchObject({ text: 'Клык', version: 2, targets: [{ target: 'Бамперы' }] })
    expect(await find('губа')).toEqual([])
    expect(await find('клык')).toEqual([bumper])
    expect((await call(`searchWord/delete/${word.id}`, { version: 2 })).data).toBe(true)
    expect(await find('клык')).toEqual([])
  })

  it('is not changed or deleted by who has seen another version, or where there is none', async () => {
    const { id } = await searchWord(test, { kind: 'part', target: 'Бамперы', text: 'морда' })
    const change = { text: 'лицо', kind: 'part', target: 'Бамперы' }
    expect((await call(`searchWord/update/${id}`, { ...change, version: 1 })).status).toBe(200)
    expect(await call(`searchWord/update/${id}`, { ...change, text: 'рыло', version: 1 })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect((await call(`searchWord/delete/${id}`, { version: 1 })).code).toBe('changed_meanwhile')
    expect((await list({ q: 'лицо' })).items).toHaveLength(1)
    expect((await call(`searchWord/delete/${id}`, { version: 2 })).status).toBe(200)
    expect((await call(`searchWord/update/${id}`, { ...change, version: 2 })).code).toBe('not_found')
    expect((await call(`searchWord/delete/${id}`, { version: 2 })).code).toBe('not_found')
  })

  it('is written once by two administrators who add it at the same time', async () => {
    const both = await Promise.all([add('Юбка задняя'), add('юбка  ЗАДНЯЯ!')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('of a thing that the centre has no longer stays in the list and finds nothing', async () => {
    await searchWord(test, { kind: 'part', target: 'Крылья самолёта', text: 'крылышко' })
    expect((await list({ q: 'крылышко' })).items).toMatchObject([{ targets: [] }])
    expect(await find('крылышко')).toEqual([])
  })

  it.each([
    ['nothing', '   ', 'required'],
    ['pictures', '🚗🔧', 'word_needs_letters'],
    ['punctuation', '?!.,—«»', 'word_needs_letters'],
    ['a number', '0986479743', 'word_needs_letters'],
    ['a size', '5w30', 'word_needs_letters'],
    ['one letter', 'ы', 'too_short'],
    ['2,000 signs', 'ы'.repeat(2000), 'too_long'],
    ['a whole sentence', 'где купить тут самый хороший передний бампер', 'too_long'],
    ['signs that nobody sees', '\u202e\u200b\u3164', 'required'],
    ['the name of its own thing', 'БАМПЕРЫ', 'word_is_name'],
    ['the Kazakh name of another', 'тежегиш дискилери', 'word_is_name'],
    ['a model', 'camry', 'word_is_name'],
    ['a word that says nothing', 'купить', 'word_is_common'],
    ['a side', 'передний', 'word_is_common'],
    ['a word of places', 'этаж', 'word_is_common'],
    ['a shipped word in other letters', 'ГУБА бампера', 'word_taken'],
  ])('is refused: %s', async (_what, text, code) => {
    const answer = await add(text)
    expect(answer).toMatchObject({ status: 422, code: 'invalid', errors: { text: [code] } })
  })

  it.each([
    ['nothing', 'part', ''],
    ['what the centre does not have', 'part', 'Крылья самолёта'],
    ['a thing of another kind', 'brand', 'Бамперы'],
    ['itself', 'part', 'губёшка'],
    ['a model of a maker that the centre does not have', 'model', 'Lada Granta'],
  ])('is refused if it stands for %s', async (_what, kind, target) => {
    const answer = await add('губёшка', kind, target)
    expect(answer).toMatchObject({ status: 422, errors: { target: ['unknown'] } })
  })

  it('cannot stand for another word, so that no circle arises', async () => {
    expect((await add('обвес снизу')).status).toBe(200)
    expect((await add('обвесик', 'part', 'обвес снизу')).errors).toEqual({ target: ['unknown'] })
  })

  it('is added once by one form that is sent twice', async () => {
    const send = () =>
      test.send({
        path: '/api/searchWord/create',
        token: administrator.token,
        json: { text: 'лыжа', kind: 'part', target: 'Бамперы' },
        headers: { 'idempotency-key': 'form-1' },
      })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
  })
})

describe('a shipped word', () => {
  const wish = (text: string, hidden: boolean, kind = 'part') =>
    call('searchWord/hide', { text, kind, hidden })

  it('is ignored while it is hidden, in any spelling, and counts again when it is shown', async () => {
    expect(await find('бампера')).toEqual([bumper])
    expect(await find('тайота')).toEqual([])
    const before = (await call('searchWord/check', { q: 'тайота' })).data.clauses
    expect(before).toMatchObject([{ kind: 'brand', names: ['Toyota'] }])
    expect((await wish('ТАЙОТА', true, 'brand')).data).toBe(true)
    expect((await wish('тайота', true, 'brand')).data).toBe(true)
    expect((await list({ q: 'тайота' })).items).toMatchObject([{ origin: 'shipped', is_hidden: true }])
    expect((await list({ hidden: true })).total).toBe(1)
    expect(
      (await call('searchWord/create', { text: 'тайота', kind: 'brand', target: 'Toyota' })).errors,
    ).toEqual({
      text: ['word_taken'],
    })
    expect((await wish('тайота', false, 'brand')).data).toBe(true)
    expect((await wish('тайота', false, 'brand')).data).toBe(true)
    expect((await list({ hidden: true })).total).toBe(0)
  })

  it.each([
    ['that there is not', 'абракадабра', 'part'],
    ['of another kind', 'тайота', 'part'],
    ['that is a name', 'Toyota', 'brand'],
    ['of no letters', '???', 'part'],
  ])('%s is not found', async (_what, text, kind) => {
    expect(await wish(text, true, kind)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('the list of words', () => {
  it('has every word once, page by page, own ones first', async () => {
    const { total } = await list({ limit: 1 })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list({ cursor, limit: 300 })
      expect(page.total).toBe(total)
      for (const word of page.items) seen.push(`${word.origin} ${word.kind} ${word.text}`)
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    expect(seen.findLastIndex((one) => one.startsWith('own'))).toBeLessThan(
      seen.findIndex((one) => one.startsWith('shipped')),
    )
  })

  it('is filtered by text and name in either language, kind and origin', async () => {
    const texts = async (request: object) =>
      (await list({ ...request, limit: 1000 })).items.map(({ text }: { text: string }) => text)
    expect(await texts({ q: 'тежегиш дискилери' })).toEqual(await texts({ q: 'Тормозные диски' }))
    expect(await texts({ kind: 'brand', q: 'toyota' })).toContain('тойота')
    expect(await texts({ kind: 'model', q: 'тойота' })).toEqual([])
    expect(await texts({ origin: 'own', kind: 'brand' })).toEqual([])
    expect(await texts({ q: '%_' })).toEqual([])
  })

  it.each(['WyJ3b3JkcyIsMCwwXQ', 'nonsense', 'WyJ3b3JkcyIsImEiLDFd'])(
    'refuses the cursor %s',
    async (cursor) => {
      expect((await call('searchWord/pagination', { cursor })).errors).toEqual({ cursor: ['wrong_format'] })
    },
  )

  it('names the things that words may stand for', async () => {
    const { data } = await call('searchWord/targets')
    const names = data.items.map(({ kind, target }: { kind: string; target: string }) => `${kind} ${target}`)
    expect(names).toEqual(expect.arrayContaining(['part Бамперы', 'model Toyota Camry', 'category brakes']))
    expect(names).not.toContain('model Lada Granta')
  })
})

describe('the check of a query', () => {
  it('says what is understood and how much is found, and keeps nothing', async () => {
    const before = await call('searchMiss/pagination', {})
    const { data } = await call('searchWord/check', { q: 'бампер тойота зюзюка' })
    expect(data).toMatchObject({
      corrected: null,
      clauses: [
        { kind: 'part', said: 'бампер', names: ['Бамперы'], names_kk: ['Бамперлер'] },
        { kind: 'brand', said: 'тойота', names: ['Toyota'] },
        { kind: 'word', said: 'зюзюка', names: [] },
      ],
    })
    expect((await call('searchMiss/pagination', {})).data).toEqual(before.data)
  })

  it.each(['', '???', '🚗', 'ы'.repeat(200)])('answers for %j', async (q) => {
    expect((await call('searchWord/check', { q })).status).toBe(200)
  })

  it('says what was mended', async () => {
    expect((await call('searchWord/check', { q: ',fvgthf' })).data).toMatchObject({
      corrected: expect.stringContaining('бампер'),
      ads: 1,
    })
  })
})
