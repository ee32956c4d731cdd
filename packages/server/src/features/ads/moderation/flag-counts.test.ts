import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { insertPhotos, showPhotos } from '../photos/photo-queries.ts'

let test: TestServer
let owner: Person
let manager: Person
let part: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
  const names = { name: 'Фара', name_kk: 'Фара', category: 'optics' }
  part = (await test.db.insertInto('spare_parts').values(names).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => test.close())

const ask = async (path: string) => {
  const answer = await test.send({ method: 'GET', path, token: manager.token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const rows = async (search = ''): Promise<[number, number][]> =>
  (await ask(`/api/userBanner/queue${search}`)).items.map(({ id, flags }: { id: number; flags: number }) => [
    id,
    flags,
  ])
/** How many rows of flags the page of an ad shows. */
const shown = async (id: number) => {
  const { contacts, far_price, same_photo, many_ads } = (await ask(`/api/userBanner/moderation/${id}`)).flags
  return [contacts.length > 0, far_price !== null, same_photo.length > 0, many_ads !== null].filter(Boolean)
    .length
}
const ofPart = (price: number) => ({ kind: 'part' as const, spare_part_id: part, price })
/** Eight published ads that a price is compared with, from other owners. */
const market = async () => {
  for (let n = 0; n < 8; n++) {
    await ad(test, (await person(test, 5)).id, { status: 31, live: true, draft: ofPart(30_000) })
  }
}
/** Gives an ad's newest revision a photo that looks like that of any other ad. */
const showSame = async (id: number) => {
  const { newest_revision_id } = await test.db
    .selectFrom('ads')
    .select('newest_revision_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const look = BigInt.asIntN(64, 0xf0c3a59618e7b2d4n).toString()
  const photo = { key: randomBytes(10).toString('hex'), width: 800, height: 600, look }
  await showPhotos(test.db, newest_revision_id ?? 0, await insertPhotos(test.db, [photo], test.clock.now()))
  return id
}

describe('a row of the queue', () => {
  it('counts no flags, one and several, as the pages of its ads show them', async () => {
    await market()
    await showSame(await ad(test, (await person(test, 5)).id, { status: 31, live: true }))
    const ordinary = await ad(test, owner.id, { draft: ofPart(30_000) })
    const withContacts = await ad(test, owner.id, {
      draft: { text: 'Звоните 8 701 234 56 78 или пишите fara@mail.kz.', text_kk: 'WhatsApp бар.' },
    })
    const cheap = await ad(test, owner.id, { draft: ofPart(9_000) })
    const dearWithContacts = await ad(test, owner.id, {
      draft: { ...ofPart(95_000), title: 'Фара, ватсап' },
    })
    const three = await showSame(
      await ad(test, owner.id, { draft: { ...ofPart(95_000), text_kk: 'https://fara.kz' } }),
    )
    const expected = [
      [ordinary, 0],
      [withContacts, 1],
      [cheap, 1],
      [dearWithContacts, 2],
      [three, 3],
    ]
    expect(await rows()).toEqual(expected)
    for (const [id = 0, flags] of expected) expect(await shown(id)).toBe(flags)
  })

  it('counts many ads from the eleventh on, and all four kinds', async () => {
    await market()
    for (let n = 0; n < 10; n++) await ad(test, owner.id)
    test.clock.advance(1000)
    const eleventh = await showSame(
      await ad(test, owner.id, { draft: { ...ofPart(9_000), text: 'Пишите в telegram.' } }),
    )
    await showSame(await ad(test, manager.id, { status: 31, live: true }))
    const found = await rows()
    expect(found.slice(0, 10).every(([, flags]) => flags === 0)).toBe(true)
    expect(found.at(-1)).toEqual([eleventh, 4])
    expect(await shown(eleventh)).toBe(4)
  })

  it('counts those of the edit that waits, not of the public revision', async () => {
    const cleaned = await ad(test, owner.id, {
      status: 15,
      live: true,
      before: { text: 'Пишите в telegram.' },
      draft: { text: 'Комплект.' },
    })
    const spoiled = await ad(test, owner.id, {
      status: 15,
      live: true,
      before: { text: 'Комплект.' },
      draft: { text: 'Пишите в telegram.' },
    })
    expect(await rows()).toEqual([
      [cleaned, 0],
      [spoiled, 1],
    ])
  })

  it('is compared neither with goods, nor with ads of another part', async () => {
    for (let n = 0; n < 8; n++) await ad(test, owner.id, { status: 31, live: true })
    const goods = await ad(test, (await person(test, 5)).id, { draft: { price: 1 } })
    const lonely = await ad(test, (await person(test, 5)).id, { draft: ofPart(1) })
    expect(await rows()).toEqual([
      [goods, 0],
      [lonely, 0],
    ])
  })

  it('of a service is compared with services', async () => {
    const names = { name: 'Покраска', name_kk: 'Бояу' }
    const service = await test.db
      .insertInto('services')
      .values(names)
      .returning('id')
      .executeTakeFirstOrThrow()
    const draft = (price: number) => ({
      kind: 'service' as const,
      service_id: service.id,
      condition: null,
      price,
    })
    for (let n = 0; n < 8; n++) {
      await ad(test, (await person(test, 5)).id, { status: 31, live: true, draft: draft(30_000) })
    }
    const [usual, cheap] = [
      await ad(test, owner.id, { draft: draft(29_000) }),
      await ad(test, owner.id, { draft: draft(5_000) }),
    ]
    expect(await rows()).toEqual([
      [usual, 0],
      [cheap, 1],
    ])
    expect(await shown(cheap)).toBe(1)
  })

  it('keeps its count wherever the queue is cut, and with a filter', async () => {
    await ad(test, owner.id)
    const flagged = await ad(test, owner.id, { draft: { text: 'Пишите в telegram.' } })
    await ad(test, owner.id, { status: 15, live: true, before: {} })
    for (const search of [`?around=${flagged}&limit=1`, `?entry=new&around=${flagged}`, '?limit=2']) {
      expect(await rows(search)).toContainEqual([flagged, 1])
    }
    expect(await rows('?entry=changed')).toMatchObject([[expect.any(Number), 0]])
  })
})
