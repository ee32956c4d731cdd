import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentItem, editor, FIELDS, imageKey } from '../../../testing/content.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import type { Fields } from '../content-columns.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const send = async (path: string, json: object) =>
  test.send({ path: `/api/content/${path}`, token: (await editor(test)).token, json })
const errorsOf = async (path: string, json: object) => {
  const answer = await send(path, json)
  expect(answer.statusCode, answer.body).toBe(422)
  return answer.json().errors
}

describe('bad input', () => {
  const create = (set: string, fields: object) => errorsOf('create', { set, fields })
  const promotion = (fields: Fields) => create('sliderDetail', { ...FIELDS.sliderDetail, ...fields })
  const contact = (fields: object) => create('contact', { ...FIELDS.contact, ...fields })
  const hours = (from: string, to: string, weekdays = [1]) => ({ from, to, weekdays })
  const day = (date: string, opens: string | null, closes: string | null) => ({
    ...{ date, opens, closes, note: null, note_kk: null },
  })

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an end before the beginning',
      () => promotion({ ends_on: '2026-11-19' }),
      { ends_on: 'ends_before_start' },
    ],
    ['a day that is none', () => promotion({ starts_on: '2026-02-30' }), { starts_on: 'wrong_format' }],
    ['words instead of a day', () => promotion({ starts_on: 'завтра' }), { starts_on: 'wrong_format' }],
    ['a room that is not there', () => promotion({ room_ids: [987] }), { room_ids: 'unknown' }],
    ['a room twice', () => promotion({ room_ids: [5, 5] }), { room_ids: 'repeated' }],
    ['a room of another world', () => promotion({ room_ids: [-1] }), { room_ids: 'unknown' }],
    [
      'a service that is not there',
      () => create('vehicleMaintenance', { service_id: 987 }),
      { service_id: 'unknown' },
    ],
    [
      'a picture that is not there',
      () => promotion({ image: { key: '0'.repeat(20) } }),
      { image: 'unknown' },
    ],
    [
      'a promotion that is not there',
      () => create('slider', { promotion_id: 987 }),
      { promotion_id: 'unknown' },
    ],
    [
      'a field of another set',
      () => create('partner', { name: 'x', price_from: 5 }),
      { price_from: 'unexpected' },
    ],
    ['a level under the ground', () => create('tier', { level: 0 }), { level: 'too_small' }],
    ['a level in the sky', () => create('tier', { level: 6 }), { level: 'too_large' }],
    ['a drawing that is none', () => create('infrastructure', { icon: 'dragon' }), { icon: 'unknown' }],
    ['a group that is none', () => create('rule', { group: 'all' }), { group: 'unknown' }],
    ['a long headline', () => create('slider', { title: 'щ'.repeat(91) }), { title: 'too_long' }],
    ['a link that runs', () => create('slider', { link: 'javascript:alert(1)' }), { link: 'link_invalid' }],
    ['a link to another host', () => create('slider', { link: '//evil.example' }), { link: 'link_invalid' }],
    [
      'a tab that hides another host',
      () => create('slider', { link: '/\t/evil.example' }),
      { link: 'link_invalid' },
    ],
    [
      'a line end that hides it',
      () => create('slider', { link: '/\n/evil.example' }),
      { link: 'link_invalid' },
    ],
    ['a link without TLS', () => create('partner', { link: 'http://a.kz' }), { link: 'link_invalid' }],
    ['a path as a site', () => create('partner', { link: '/ads' }), { link: 'link_invalid' }],
    ['a name of a page with spaces', () => create('rule', { slug: 'два слова' }), { slug: 'wrong_format' }],
    [
      'a phone that is none',
      () => contact({ phones: [{ phone: '12', label: 'a', label_kk: 'b' }] }),
      {
        phones: 'phone_invalid',
      },
    ],
    ['a mailbox that is none', () => contact({ email: 'нет' }), { email: 'email_invalid' }],
    [
      'hours that end before they begin',
      () => contact({ hours: [hours('19:00', '09:00')] }),
      {
        hours: 'ends_before_start',
      },
    ],
    ['hours that are none', () => contact({ hours: [hours('9', '19:00')] }), { hours: 'wrong_format' }],
    [
      'a weekday twice',
      () => contact({ hours: [hours('09:00', '12:00'), hours('13:00', '19:00')] }),
      {
        hours: 'repeated',
      },
    ],
    [
      'a holiday twice',
      () => contact({ exceptions: [day('2027-01-01', null, null), day('2027-01-01', null, null)] }),
      {
        exceptions: 'repeated',
      },
    ],
    [
      'a holiday that only opens',
      () => contact({ exceptions: [day('2027-01-01', '10:00', null)] }),
      {
        exceptions: 'required',
      },
    ],
    [
      'a holiday that ends first',
      () => contact({ exceptions: [day('2027-01-01', '12:00', '10:00')] }),
      {
        exceptions: 'ends_before_start',
      },
    ],
  ])('%s is refused', async (_what, ask, told) => {
    const [[field, code] = []] = Object.entries(told)
    expect(await ask()).toEqual({ [`fields.${field}`]: [code] })
  })

  it('the name of a page belongs to one rule', async () => {
    const { id } = await contentItem(test, 'rule', FIELDS.rule)
    expect(await create('rule', FIELDS.rule)).toEqual({ 'fields.slug': ['taken'] })
    expect((await send(`save/${id}`, { version: 1, fields: FIELDS.rule })).statusCode).toBe(200)
  })

  it.each(['text', 'text_kk'])('%s of thousands of headings is not taken', async (field) => {
    const many = { ...FIELDS.rule, [field]: '# a\n'.repeat(5000) }
    expect(await create('rule', many)).toEqual({ [`fields.${field}`]: ['text_too_complex'] })
  })

  it('a text of 200 kB is taken, a longer one is not, and 5 MB are not even read', async () => {
    const text = 'я'.repeat(100_000)
    expect(await create('rule', { ...FIELDS.rule, text: `${text}x` })).toEqual({
      'fields.text': ['text_too_large'],
    })
    expect(
      (await send('create', { set: 'rule', fields: { ...FIELDS.rule, text, text_kk: text } })).statusCode,
    ).toBe(200)
    const huge = await send('create', {
      set: 'rule',
      fields: { ...FIELDS.rule, text: 'x'.repeat(5_000_000) },
    })
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large'])
  })

  it('texts of 200 kB are taken from a program that escapes each letter, and a refusal is in the language of the asker', async () => {
    const text = 'я'.repeat(100_000)
    const { token } = await editor(test)
    const escaped = (json: object) => JSON.stringify(json).replaceAll('я', String.raw`\u044f`)
    const ask = (written: string, language = 'ru') =>
      test.server.fastify.inject({
        method: 'POST',
        url: '/api/content/create',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'accept-language': language,
        },
        payload: escaped({ set: 'rule', fields: { ...FIELDS.rule, text: written, text_kk: written } }),
      })
    expect((await ask(text)).statusCode).toBe(200)
    const [russian, kazakh] = await Promise.all(
      ['ru', 'kk'].map(async (language) => (await ask(text.repeat(4), language)).json()),
    )
    expect([russian.code, kazakh.code]).toEqual(['too_large', 'too_large'])
    expect(russian.message).not.toBe(kazakh.message)
  })

  it.each([
    [{ set: 'nothing', fields: {} }, { set: ['unknown'] }],
    [{ set: 'slider' }, { fields: ['required'] }],
    [{ set: 'slider', fields: { title: 5 } }, { 'fields.title': ['wrong_format'] }],
    [{ set: 'slider', fields: { level: 'два' } }, { 'fields.level': ['not_a_number'] }],
    [{ set: 'slider', fields: { image: { key: '../../etc' } } }, { 'fields.image.key': ['wrong_format'] }],
  ])('%j is refused', async (json, errors) => {
    expect(await errorsOf('create', json)).toMatchObject(errors)
  })
})

describe('a picture', () => {
  const upload = async (...files: [string, Blob][]) => {
    const form = new FormData()
    for (const [name, file] of files) form.append(name, file)
    return test.send({ path: '/api/content/image', form, token: (await editor(test)).token })
  }

  it('is stored in all sizes for ever', async () => {
    const key = await imageKey(test)
    for (const variant of ['small.webp', 'medium.avif', 'large.avif', 'large.jpeg']) {
      const answer = await test.send({ method: 'GET', path: `/api/content/image/${key}/${variant}` })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(answer.headers['content-type']).toMatch(/^image\//)
    }
    const acts = await test.db.selectFrom('audit').select(['subject', 'action']).execute()
    expect(acts).toEqual([{ subject: 'content_image', action: 'upload' }])
  })

  it.each<[string, Blob, string]>([
    ['a text', new Blob(['Это не картинка']), 'photo_type'],
    [
      'SVG',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']),
      'photo_type',
    ],
    ['nothing', new Blob([]), 'photo_empty'],
    ['the beginning of a picture', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'photo_broken'],
  ])('%s is refused', async (_what, file, code) => {
    const answer = await upload(['image', file])
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { image: [code] }])
  })

  it('is one, and is there', async () => {
    expect((await upload()).json().errors).toEqual({ image: ['required'] })
    const two = await upload(['image', new Blob(['a'])], ['image', new Blob(['b'])])
    expect(two.json().errors).toEqual({ image: ['too_many'] })
  })

  it.each([
    ['00000000000000000000/large.webp', 404],
    ['00000000000000000000/huge.webp', 400],
    ['..%2f..%2fsecret/large.webp', 400],
  ])('%s is none', async (path, status) => {
    const answer = await test.send({ method: 'GET', path: `/api/content/image/${path}` })
    expect(answer.statusCode).toBe(status)
  })
})
