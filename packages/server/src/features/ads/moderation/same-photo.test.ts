import { randomBytes } from 'node:crypto'
import { adFields, adForm } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { photograph } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { insertPhotos, showPhotos } from '../photos/photo-queries.ts'
import { readOldPhotosJob } from '../photos/read-old-photos.ts'

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

describe('a photo', () => {
  /** Adds photos with given looks, as 16 hexadecimal digits, to an ad's newest revision. */
  const show = async (id: number, ...looks: (string | null)[]) => {
    const { newest_revision_id } = await test.db
      .selectFrom('ads')
      .select('newest_revision_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const photos = looks.map((look) => ({
      key: randomBytes(10).toString('hex'),
      width: 800,
      height: 600,
      look: look === null ? null : BigInt.asIntN(64, BigInt(`0x${look}`)).toString(),
    }))
    await showPhotos(test.db, newest_revision_id ?? 0, await insertPhotos(test.db, photos, test.clock.now()))
    return id
  }
  const LOOK = 'f0c3a59618e7b2d4'
  /** The keys of the photos of an ad's newest revision, in their order. */
  const keysOf = async (id: number) => {
    const { rows } = await sql<{ key: string }>`
      select key from ads a join ad_revision_photos shown on shown.revision_id = a.newest_revision_id
        join photos on photos.id = shown.photo_id
      where a.id = ${id} order by position`.execute(test.db)
    return rows.map(({ key }) => key)
  }
  const seen = (key = '') => ({
    key,
    width: 800,
    height: 600,
    small: `/api/photo/${key}/small.webp`,
    medium: `/api/photo/${key}/medium.webp`,
    large: `/api/photo/${key}/large.webp`,
    jpeg: `/api/photo/${key}/large.jpeg`,
    avif: null,
  })

  it('that another ad has too is flagged, ads of other owners first', async () => {
    const stranger = await person(test, 5)
    const theirs = await show(await ad(test, stranger.id, { draft: { title: 'Чужая фара' } }), LOOK)
    const mine = await show(await ad(test, owner.id), 'ffff00000000ffff', LOOK)
    const id = await show(await ad(test, owner.id), LOOK)
    const [like] = await keysOf(id)
    const [photo] = await keysOf(theirs)
    const [, second] = await keysOf(mine)
    expect((await flags(id)).same_photo).toEqual([
      { id: theirs, title: 'Чужая фара', title_kk: null, own: false, photo: seen(photo), like: seen(like) },
      {
        id: mine,
        title: expect.any(String),
        title_kk: null,
        own: true,
        photo: seen(second),
        like: seen(like),
      },
    ])
  })

  it('is shown with the one that differs least, once for each ad', async () => {
    const [near, six] = ['f0c3a59618e7b2d5', 'f0c3a59618e7b2eb']
    const other = await show(await ad(test, owner.id), 'ffff00000000ffff', near, LOOK, LOOK)
    const [, , equal] = await keysOf(other)
    const id = await show(await ad(test, owner.id), '0f3c5a69e7184d2b', six, LOOK, LOOK)
    const [, , first] = await keysOf(id)
    expect((await flags(id)).same_photo).toMatchObject([
      { id: other, photo: { key: equal }, like: { key: first } },
    ])
  })

  it('of a public revision is compared, too, but not that of an older one', async () => {
    const edited = await ad(test, owner.id, { status: 15, live: true, before: {} })
    await show(edited, LOOK)
    const id = await show(await ad(test, owner.id), LOOK)
    const [key] = await keysOf(edited)
    expect((await flags(id)).same_photo).toMatchObject([{ id: edited, photo: { key } }])
    await sql`update ad_revision_photos set revision_id = (select live_revision_id from ads where id = ${edited})
      where revision_id = (select newest_revision_id from ads where id = ${edited})`.execute(test.db)
    expect((await flags(id)).same_photo).toMatchObject([{ id: edited, photo: { key } }])
    await sql`update ads set live_revision_id = null where id = ${edited}`.execute(test.db)
    expect((await flags(id)).same_photo).toEqual([])
  })

  it.each([
    ['three bits', 'f0c3a59618e7b2d3', true],
    ['three bits in three parts', 'f0c2a59418e7b2d5', true],
    ['the sign bit', '70c3a59618e7b2d4', true],
    ['six bits in one part', 'f0c3a59618e7b2eb', true],
    ['seven bits in one part', 'f0c3a59618e7b2ab', false],
    ['everything', '0f3c5a69e7184d2b', false],
  ])('that differs in %s is the same: %s', async (_what, look, same) => {
    await show(await ad(test, owner.id), look)
    const id = await show(await ad(test, owner.id), LOOK)
    expect((await flags(id)).same_photo).toHaveLength(same ? 1 : 0)
  })

  it.each([
    ['plain', '0000000000000000'],
    ['not read yet', null],
  ])('that is %s is like no other', async (_what, look) => {
    await show(await ad(test, owner.id), look)
    expect((await flags(await show(await ad(test, owner.id), look))).same_photo).toEqual([])
  })

  it('of the same ad, or of a deleted one, is not flagged', async () => {
    const gone = await show(await ad(test, owner.id), LOOK)
    await test.db.updateTable('ads').set({ deleted_at: test.clock.now() }).where('id', '=', gone).execute()
    expect((await flags(await show(await ad(test, owner.id), LOOK, LOOK))).same_photo).toEqual([])
  })

  it('is listed with five ads at most', async () => {
    for (let n = 0; n < 7; n++) await show(await ad(test, owner.id), LOOK)
    expect((await flags(await show(await ad(test, owner.id), LOOK))).same_photo).toHaveLength(5)
  })
})

describe('an uploaded photo', () => {
  const handIn = async (who: Person, photo: File) => {
    const form = adForm(adFields(DRAFT), [photo])
    const answer = await test.send({ path: '/api/userBanner/create', form, token: who.token })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.id
  }

  it('is found in another size and quality, also if it was stored before looks were kept', async () => {
    const first = await handIn(owner, await photograph(3, { width: 1600 }))
    const second = await handIn(await person(test, 5), await photograph(3, { width: 640, quality: 50 }))
    await handIn(owner, await photograph(4))
    expect((await flags(second)).same_photo).toMatchObject([{ id: first, own: false }])
    await sql`update photos set look = null`.execute(test.db)
    expect((await flags(second)).same_photo).toEqual([])
    const [lost] = await insertPhotos(
      test.db,
      [{ key: 'a'.repeat(20), width: 1, height: 1 }],
      test.clock.now(),
    )
    await readOldPhotosJob(test.server.deps).handle({})
    expect((await flags(second)).same_photo).toMatchObject([{ id: first }])
    // A photo without its file looks like no other, and is not read again.
    const { rows } = await sql<{ id: number }>`select id from photos where look = 0 or look is null`.execute(
      test.db,
    )
    expect(rows).toEqual([{ id: lost?.id }])
  })
})
