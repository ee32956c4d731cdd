import { readdir, readFile } from 'node:fs/promises'
import type { AdCard } from '@sauda/sdk/ads'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partRows } from '../../demo/data/spare-parts.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { ad } from '../../testing/ads.ts'
import { editor } from '../../testing/content.ts'
import { type Person, person } from '../../testing/people.ts'
import { namedPhotos } from '../../testing/photos.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { announceAd } from './announce.ts'
import { projectListings } from './catalogue/projection-queries.ts'
import { announceEnd } from './term/announce-end.ts'

const MIGRATION = new URL('../../migrations/0037-drawings-of-parts.sql', import.meta.url)
const DRAWINGS = new URL('../../../../ui/drawings/', import.meta.url)

let test: TestServer
let owner: Person
let manager: Person
const ids = { rack: 0, knob: 0 }
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
  ids.rack = await part('Рулевые рейки', 'steering-rack')
  ids.knob = await part('Чехлы рычага', null)
})
afterAll(() => test.close())

async function part(name: string, drawing: string | null): Promise<number> {
  const row = { name, name_kk: `${name} kk`, category: 'suspension', drawing }
  return (await test.db.insertInto('spare_parts').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const partAd = (spare_part_id: number, live = true) =>
  ad(test, owner.id, {
    draft: { kind: 'part', spare_part_id },
    ...(live && { status: 31, live }),
  })
const read = async (path: string, json?: object, token?: string) => {
  const answer = await test.send({ method: json ? 'POST' : 'GET', path: `/api/${path}`, json, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const cards = async (list: string, token?: string): Promise<AdCard[]> =>
  (await read('userBanner/pagination', { list }, token)).items
const setDrawing = (id: number, drawing: string | null) =>
  test.db.updateTable('spare_parts').set({ drawing }).where('id', '=', id).execute()

describe('the drawing of a part', () => {
  it.each(['catalogue', 'own'])('is on the cards of ads without photos in the list %s', async (list) => {
    const [rack, knob] = [await partAd(ids.rack), await partAd(ids.knob)]
    const found = new Map((await cards(list, owner.token)).map((card) => [card.id, card]))
    expect(found.get(rack)).toMatchObject({ photo: null, category: 'suspension', drawing: 'steering-rack' })
    expect(found.get(knob)).toMatchObject({ photo: null, category: 'suspension' })
    expect(found.get(knob)).not.toHaveProperty('drawing')
  })

  it('is not on the cards of ads with photos, nor of goods', async () => {
    const shown = await partAd(ids.rack)
    await namedPhotos(test, shown, 1)
    await withTransaction(test.db, (trx) => projectListings(trx, [shown]))
    await ad(test, owner.id, { status: 31, live: true })
    for (const card of await cards('catalogue')) expect(card).not.toHaveProperty('drawing')
  })

  it('changes on the cards when the part gets another one or loses it', async () => {
    const id = await partAd(ids.rack)
    const photographed = await partAd(ids.rack)
    await namedPhotos(test, photographed, 1)
    await withTransaction(test.db, (trx) => projectListings(trx, [photographed]))
    const drawn = async () => new Map((await cards('catalogue')).map((card) => [card.id, card.drawing]))
    await setDrawing(ids.rack, 'tie-rod-end')
    expect(await drawn()).toEqual(
      new Map([id, photographed].map((one) => [one, one === id ? 'tie-rod-end' : undefined])),
    )
    await setDrawing(ids.rack, null)
    expect((await drawn()).get(id)).toBeUndefined()
  })

  it.each(['shock', '', '../wheel', 'Wheel', 'wheel.svg'])(
    'cannot be %j, which the kit has not',
    async (name) => {
      await expect(setDrawing(ids.rack, name)).rejects.toThrow('spare_parts_drawing_known')
      await expect(part('Новые', name)).rejects.toThrow('spare_parts_drawing_known')
    },
  )

  it('is said with the ad, in the dictionary and in suggestions; null or omitted without one', async () => {
    const [rack, knob] = [await partAd(ids.rack), await partAd(ids.knob)]
    expect((await read(`userBanner/getById/${rack}`, {})).drawing).toBe('steering-rack')
    expect((await read(`userBanner/getById/${knob}`, {})).drawing).toBeNull()
    const { items } = await read('dictionarySparePart/list')
    const drawings = items.map(({ id, drawing }: { id: number; drawing: string | null }) => [id, drawing])
    expect(drawings).toEqual(
      expect.arrayContaining([
        [ids.rack, 'steering-rack'],
        [ids.knob, null],
      ]),
    )
    const suggested = async (q: string) =>
      (await read(`search/suggest?q=${encodeURIComponent(q)}`)).groups[0].items[0]
    expect(await suggested('рулевые')).toMatchObject({ category: 'suspension', drawing: 'steering-rack' })
    expect(await suggested('чехлы')).not.toHaveProperty('drawing')
  })

  it('is in the queue of the moderators', async () => {
    await partAd(ids.rack, false)
    await partAd(ids.knob, false)
    const { items } = await read('userBanner/queue', undefined, manager.token)
    expect(items.map(({ drawing }: { drawing: string | null }) => drawing)).toEqual(['steering-rack', null])
  })

  it('is in notifications, as it is now', async () => {
    const id = await partAd(ids.rack)
    await withTransaction(test.db, (trx) =>
      announceAd(test.server.deps, trx, {
        type: NOTIFICATION_TYPE.ad.published,
        ad: { id, owner_id: owner.id, company_id: owner.company_id, title: 'Рейка', title_kk: null },
        actorId: manager.id,
      }),
    )
    const shown = async () =>
      (await read('notification/get', { user_id: owner.id }, owner.token)).items[0].user_banner_id.drawing
    expect(await shown()).toBe('steering-rack')
    await setDrawing(ids.rack, null)
    expect(await shown()).toBeNull()
  })

  it.each([
    ['steering-rack', () => ids.rack],
    ['shock-absorber', () => ids.knob],
  ])('is the picture of an e-mail: %s', async (drawing, idOf) => {
    const id = await partAd(idOf())
    const ending = {
      ad: { id, owner_id: owner.id, company_id: owner.company_id, title: 'Рейка', title_kk: null },
      expiresAt: test.clock.now(),
      renewal: async () => ({ after: 'moderation' }) as const,
    }
    await withTransaction(test.db, (trx) => announceEnd(test.server.deps, trx, ending))
    const { rows } = await test.database.query<{ picture: object }>(
      "select data -> 'picture' as picture from pgboss.job where name = 'send-mail' order by created_on desc limit 1",
    )
    expect(rows[0]?.picture).toEqual({ drawing })
  })

  it('stays when an administrator renames the part, and a new part has none', async () => {
    const { token } = await editor(test)
    const draft = { name: 'Рейки руля', name_kk: 'Руль рейкалары', category: 'suspension' }
    await read(`dictionarySparePart/update/${ids.rack}`, draft, token)
    const added = await read(
      'dictionarySparePart/create',
      { ...draft, name: 'Новые', name_kk: 'Жаңа' },
      token,
    )
    const { items } = await read('dictionarySparePart/list')
    const drawingOf = (id: number) => items.find((one: { id: number }) => one.id === id).drawing
    expect([drawingOf(ids.rack), drawingOf(added.id)]).toEqual(['steering-rack', null])
  })
})

describe('administrators', () => {
  const send = async (path: string, json: object) =>
    test.send({ path: `/api/dictionarySparePart/${path}`, token: (await editor(test)).token, json })
  const draft = { name: 'Рейки руля', name_kk: 'Руль рейкалары', category: 'suspension' }
  const drawings = async () => {
    const { items } = await read('dictionarySparePart/list')
    return Object.fromEntries(
      items.map(({ name, drawing }: { name: string; drawing: string | null }) => [name, drawing]),
    )
  }

  it.each(['tie-rod-end', null])('add a part with the drawing %s', async (drawing) => {
    const answer = await send('create', { ...draft, drawing })
    expect(answer.json().data).toMatchObject({ name: draft.name, drawing, ads: 0 })
    expect((await drawings())[draft.name]).toBe(drawing)
  })

  it('give a part another drawing and take it away, and its ads show that', async () => {
    const id = await partAd(ids.rack)
    const drawn = async () => (await cards('catalogue')).find((card) => card.id === id)?.drawing
    expect(await drawn()).toBe('steering-rack')
    const changed = await send(`update/${ids.rack}`, { ...draft, drawing: 'tie-rod-end' })
    expect(changed.json().data).toMatchObject({ id: ids.rack, drawing: 'tie-rod-end', ads: 1 })
    expect(await drawn()).toBe('tie-rod-end')
    // Without the field it stays.
    expect((await send(`update/${ids.rack}`, draft)).json().data).toMatchObject({ drawing: 'tie-rod-end' })
    expect((await send(`update/${ids.rack}`, { ...draft, drawing: null })).json().data).toMatchObject({
      drawing: null,
    })
    expect(await drawn()).toBeUndefined()
  })

  it.each(['shock', '', '../wheel', 'Wheel', 'wheel.svg'])('cannot choose %j', async (drawing) => {
    const before = await drawings()
    for (const path of ['create', `update/${ids.rack}`]) {
      const answer = await send(path, { ...draft, drawing })
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { drawing: ['unknown'] }])
    }
    expect(await drawings()).toEqual(before)
  })

  it('cannot choose a number', async () => {
    expect((await send('create', { ...draft, drawing: 5 })).statusCode).toBe(422)
  })
})

describe('the migration', () => {
  const textOf = async () => String(await readFile(MIGRATION))

  it('knows exactly the drawings of the kit', async () => {
    const [, list = ''] = /drawing in \(([^)]*)\)/.exec(await textOf()) ?? []
    const known = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `${name}.svg`)
    expect(known.sort()).toEqual((await readdir(DRAWINGS)).sort())
  })

  it('gives the parts of the dictionary their drawings, also under a new name, and no other part', async () => {
    const text = await textOf()
    await test.empty()
    const all = partRows.map(({ name, name_kk, category }) => ({ name, name_kk, category }))
    const rows = await test.db.insertInto('spare_parts').values(all).returning(['id', 'name']).execute()
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0
    const [renamed, merged] = [idOf('Рулевые рейки'), await part('Разное', null)]
    await test.db.updateTable('spare_parts').set({ name: 'Рейки' }).where('id', '=', renamed).execute()
    const former = (name: string, entry_id: number) =>
      test.database.query("insert into former_names values ('part', $1, null, $2)", [name, entry_id])
    await former('Рулевые рейки', renamed)
    await test.db.deleteFrom('spare_parts').where('name', '=', 'Домкраты и ключи').execute()
    await former('Домкраты и ключи', merged)
    const from = idOf('Домкраты и ключи')
    await test.database.query("insert into merged_entries values ('part', $1, $2)", [from, merged])
    await test.database.query(text.slice(text.indexOf('with drawn')))
    const found = await test.db.selectFrom('spare_parts').select(['id', 'drawing']).execute()
    const drawings = Object.fromEntries(partRows.map(({ name, drawing }) => [name, drawing]))
    const expected = rows
      .filter(({ id }) => id !== from)
      .map(({ id, name }) => ({ id, drawing: drawings[name] }))
    expect(found.sort((a, b) => a.id - b.id)).toEqual([...expected, { id: merged, drawing: null }])
  })
})
