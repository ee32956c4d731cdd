import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const VIN = 'JTNBE40K903098745'
const FRAME = 'JZX100-0012345'

let test: TestServer
let owner: Person
let part: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  const added = await test.db
    .insertInto('spare_parts')
    .values({ name: 'Фара', name_kk: 'Шам', category: 'lights' })
    .returning('id')
    .executeTakeFirstOrThrow()
  part = added.id
})
afterAll(() => test.close())

function create(fields: Record<string, string>) {
  const form = new FormData()
  const { title, text, phone } = DRAFT
  const kind = { kind: 'part', spare_part_id: String(part), condition: 'used', price: '45 000' }
  for (const [field, value] of Object.entries({ title, text, phone, ...kind, ...fields }))
    form.append(field, value)
  return test.send({ path: '/api/userBanner/create', token: owner.token, form })
}

describe('the VIN in a form', () => {
  it.each([
    ['jtnbe 40k903 098745', VIN],
    ['JTNВЕ40К903098745', VIN],
    ['jzx100 – 0012345', FRAME],
    ['', null],
    ['   ', null],
    // An invalid check digit is not an error.
    ['1M8GDM9A1KP042788', '1M8GDM9A1KP042788'],
  ])('is stored for %j as %s', async (vin, kept) => {
    const answer = await create({ vin })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data.vin).toBe(kept)
  })

  it.each([
    'JTNBE40K90309874',
    'JTNBE40K9030987451',
    'JTNBE40KO03098745',
    'JZX1000012345',
    'JZX100-',
    'с разборки',
    "' or 1=1 --",
    'A'.repeat(5000),
  ])('is rejected by field for %j, and nothing is stored', async (vin) => {
    const answer = await create({ vin })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { vin: ['vin_invalid'] }])
    expect(await test.db.selectFrom('ads').select('id').execute()).toEqual([])
  })

  it('is reported together with all other errors', async () => {
    const answer = await create({ vin: 'JZX100', title: '' })
    expect(answer.json().errors).toEqual({ vin: ['vin_invalid'], title: ['required'] })
  })

  it('is dropped for a kind of ad that has none', async () => {
    const answer = await create({ kind: 'goods', vin: VIN })
    expect(answer.json().data.vin).toBeNull()
  })
})

describe('the search finds an ad', () => {
  let ids: { vin: number; frame: number; none: number }
  beforeEach(async () => {
    const live = { live: true, status: 31 }
    ids = {
      vin: await ad(test, owner.id, { ...live, draft: { vin: VIN, title: 'Фара правая' } }),
      frame: await ad(test, owner.id, { ...live, draft: { vin: FRAME, title: 'Фара левая' } }),
      none: await ad(test, owner.id, { ...live, draft: { title: 'Фара, подойдёт на JZX100' } }),
    }
  })
  const found = async (q: string, more: { list?: string; token?: string } = {}) => {
    const { token, list } = more
    const answer = await test.send({ path: '/api/userBanner/pagination', token, json: { q, list } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
      .json()
      .data.items.map(({ id }: { id: number }) => id)
      .toSorted()
  }

  it.each([
    VIN,
    VIN.toLowerCase(),
    VIN.slice(0, 5),
    VIN.slice(0, 11),
    'JTNВЕ40К',
    `фара ${VIN}`,
    'jtnbe 40k903 098745',
    `${VIN}.`,
    `«${VIN}»,`,
    'правая jtnbe',
  ])('by its VIN: %j', async (q) => {
    expect(await found(q)).toEqual([ids.vin])
  })

  it.each([FRAME, 'jzx100-00', 'jzx 100 0012345', 'JZX1000012345', 'левая JZX100'])(
    'by its frame number: %j',
    async (q) => {
      expect(await found(q)).toEqual([ids.frame])
    },
  )

  it('together with those that contain the same in words', async () => {
    expect(await found('jzx100')).toEqual([ids.frame, ids.none])
  })

  it.each([
    ['a prefix of four characters', 'JTNB'],
    ['the middle', '40K903'],
    ['the end', '098745'],
    ['more than the whole', `${VIN}1`],
    ['another one', 'JTNBE40K903098746'],
    ['a pattern', 'JT%E40'],
    ['a pattern for one character', 'JTNB_40K'],
    ['the beginning and a word that the ad lacks', 'JTNBE левая'],
  ])('not by %s', async (_what, q) => {
    expect(await found(q)).toEqual([])
  })

  it('no longer once its owner has removed the VIN and staff have approved that', async () => {
    await test.send({ path: `/api/userBanner/archive/${ids.frame}`, token: owner.token, json: {} })
    expect(await found(FRAME)).toEqual([])
    expect(await found(FRAME, { list: 'own', token: owner.token })).toEqual([ids.frame])

    const manager = await person(test, 3)
    const form = new FormData()
    const { text, phone } = DRAFT
    const kind = { kind: 'part', spare_part_id: String(part), condition: 'used', price: '45 000', vin: '' }
    for (const [field, value] of Object.entries({ id: String(ids.vin), title: 'Фара', text, phone, ...kind }))
      form.append(field, value)
    const update = await test.send({ path: `/api/userBanner/update/${ids.vin}`, token: owner.token, form })
    expect(update.json().data).toMatchObject({ status: 15, vin: null })
    // Buyers still see the approved revision.
    expect(await found(VIN)).toEqual([ids.vin])
    const { version } = update.json().data
    await test.send({ path: `/api/userBanner/publish/${ids.vin}`, token: manager.token, json: { version } })
    expect(await found(VIN)).toEqual([])
  })
})
