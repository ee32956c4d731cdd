import { adFields, adForm } from '@sauda/sdk/ads'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DRAFT } from '../../../testing/ads.ts'
import { type Person, person, room } from '../../../testing/people.ts'
import { picture } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

const create = (form: FormData, { token } = someone) =>
  test.send({ path: '/api/userBanner/create', form, token })

const form = (fields: Partial<ReturnType<typeof adFields>> = {}, photos: Blob[] = []) =>
  adForm({ ...adFields(DRAFT), ...fields }, photos)

async function countOf(table: 'ads' | 'photos' | 'ad_revisions' | 'audit'): Promise<number> {
  const { n } = await test.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('creating an ad', () => {
  it('sends it to moderation with its photos in order, hidden from the public', async () => {
    const photos = [
      await picture('a.jpg', { width: 1600, height: 1200 }),
      await picture('b.jpg'),
      await picture('c.jpg'),
    ]
    const answer = await create(form({ phone: '8 701 234 56 78', price: '58 000' }, photos))
    expect(answer.statusCode, answer.body).toBe(200)
    const ad = answer.json().data
    expect(ad).toMatchObject({
      status: 10,
      live: false,
      revision: 'newest',
      price: 58_000,
      phone_hint: '+7\u00a0701\u00a0•••\u00a0••\u00a0••',
      published_at: null,
      allowed_actions: ['update', 'removeImage', 'archive', 'delete', 'showPhone'],
    })
    expect(answer.body).not.toContain('2345678')
    expect(ad.photos.map((photo: { width: number }) => photo.width)).toEqual([1280, 800, 800])

    const medium = await test.send({ method: 'GET', path: ad.photos[0].medium, token: someone.token })
    expect(medium.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(await sharp(medium.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    })

    const guest = await test.send({ path: `/api/userBanner/getById/${ad.id}` })
    expect(guest.statusCode).toBe(404)
    const catalogue = await test.send({ path: '/api/userBanner/pagination', json: {} })
    expect(catalogue.json().data.total).toBe(0)
    expect(await countOf('audit')).toBe(1)
  })

  it('ignores fields that the form must not set', async () => {
    const stranger = await person(test, 5)
    const smuggled = form()
    for (const [field, value] of [
      ['user_id', stranger.id],
      ['owner_id', stranger.id],
      ['status', 31],
      ['role_id', 2],
      ['id', 1],
      ['live_revision_id', 1],
    ]) {
      smuggled.append(String(field), String(value))
    }
    const ad = (await create(smuggled)).json().data
    expect([ad.seller.id, ad.status, ad.live]).toEqual([someone.id, 10, false])
  })

  it('creates AVIF later, in a job', async () => {
    const ad = (await create(form({}, [await picture()]))).json().data
    expect(ad.photos[0].avif).toBeNull()
    await expect
      .poll(
        async () => {
          const again = await test.send({ path: `/api/userBanner/getById/${ad.id}`, token: someone.token })
          return again.json().data.photos[0].avif
        },
        { timeout: 20_000 },
      )
      .toMatch(/large\.avif$/)
    const file = await test.send({
      method: 'GET',
      token: someone.token,
      path: ad.photos[0].large.replace('webp', 'avif'),
    })
    expect(file.headers['content-type'], file.body.slice(0, 200)).toBe('image/avif')
  })

  it.each([
    [{ title: 'Фа' }, { title: ['too_short'] }],
    [{ title: '\u200b'.repeat(8) }, { title: ['required'] }],
    [{ title: 'Фа\u202e\u3164\u2800' }, { title: ['too_short'] }],
    [{ title: 'Ф'.repeat(101) }, { title: ['too_long'] }],
    [{ title: '' }, { title: ['required'] }],
    [{ text: 'коротко' }, { text: ['too_short'] }],
    [{ kind: 'car' }, { kind: ['unknown'] }],
    [{ kind: 'part' }, { spare_part_id: ['required'] }],
    [{ kind: 'service' }, { service_id: ['required'] }],
    [{ kind: 'part', spare_part_id: '999' }, { spare_part_id: ['unknown'] }],
    [{ brand_id: '999' }, { brand_id: ['unknown'] }],
    [{ brand_id: "1' or 1=1" }, { brand_id: ['unknown'] }],
    [{ condition: '' }, { condition: ['required'] }],
    [{ price: 'дорого' }, { price: ['not_a_number'] }],
    [{ price: '0' }, { price: ['too_small'] }],
    [{ price: '1000000001' }, { price: ['too_large'] }],
    [{ phone: '12345' }, { phone: ['phone_invalid'] }],
    [{ phone: '+7 495 123 45 67' }, { phone: ['phone_invalid'] }],
    [{ hours_from: '25:00', hours_to: '18:00' }, { hours_from: ['wrong_format'] }],
    [{ hours_from: '09:00', hours_to: '' }, { hours_to: ['required'] }],
    [{ weekdays: ['8'] }, { weekdays: ['unknown'] }],
    [{ room_ids: ['1'] }, { room_ids: ['not_yours'] }],
  ])('rejects %o by field and stores nothing', async (fields, errors) => {
    const answer = await create(form(fields))
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors })
    expect(await countOf('ad_revisions')).toBe(0)
  })

  it('reports all errors at once, photos by index', async () => {
    const photos = [
      await picture('good.jpg'),
      new File(['<svg/>'], 'renamed.jpg', { type: 'image/jpeg' }),
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }),
    ]
    const answer = await create(form({ title: 'Ф', phone: '' }, photos))
    expect(answer.json().errors).toEqual({
      title: ['too_short'],
      phone: ['required'],
      'photos.1': ['photo_type'],
      'photos.2': ['photo_empty'],
      'photos.3': ['photo_too_large'],
    })
    expect(await countOf('photos')).toBe(0)
  })

  it('rejects a picture of 60 megapixels and one that is cut off', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const whole = Buffer.from(await (await picture()).arrayBuffer())
    const answer = await create(
      form({}, [
        new File([new Uint8Array(bomb)], 'bomb.png'),
        new File([new Uint8Array(whole.subarray(0, 900))], 'cut.jpg'),
      ]),
    )
    expect(answer.json().errors).toEqual({ 'photos.0': ['photo_pixels'], 'photos.1': ['photo_broken'] })
  })

  it('rejects an eleventh photo', async () => {
    const photos = await Promise.all(
      Array.from({ length: 11 }, (_, n) => picture(`${n}.jpg`, { width: 40, height: 30 })),
    )
    const answer = await create(form({}, photos))
    expect(answer.json().errors).toMatchObject({ photos: ['too_many'] })
  })

  it('accepts a tenant’s own rooms in their order and rejects another’s', async () => {
    const tenant = await person(test, 1)
    const own = await room(test, { tenant: tenant.id, level: 4 })
    const ad = (await create(form({ room_ids: [String(own)] }), tenant)).json().data
    expect(ad.rooms).toEqual([{ id: own, level: 4, number: expect.any(String), name: expect.any(String) }])
    const foreign = await room(test, { tenant: (await person(test, 1)).id })
    const refused = await create(form({ room_ids: [String(own), String(foreign)] }), tenant)
    expect(refused.json().errors).toEqual({ room_ids: ['not_yours'] })
  })

  it('rejects JSON, and a guest before the body is read', async () => {
    const json = await test.send({
      path: '/api/userBanner/create',
      json: { title: 'x' },
      token: someone.token,
    })
    expect(json.json().code).toBe('unsupported_media_type')
    const guest = await test.send({ path: '/api/userBanner/create', form: form() })
    expect(guest.json().code).toBe('sign_in_required')
  })

  it('allows thirty ads an hour per user', async () => {
    let answer = await create(form())
    for (let n = 1; n < 31; n++) answer = await create(form())
    expect(answer.statusCode).toBe(429)
    expect(await countOf('ads')).toBe(30)
    test.clock.advance(3_600_000)
    expect((await create(form())).statusCode).toBe(200)
  })
})
