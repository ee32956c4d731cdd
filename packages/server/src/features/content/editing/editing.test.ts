import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentItem, editor, FIELDS, imageKey, publishedItem } from '../../../testing/content.ts'
import { person } from '../../../testing/people.ts'
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
const read = async (path: string) => {
  const { token } = await editor(test)
  return (await test.send({ method: 'GET', path: `/api/content/${path}`, token })).json().data
}
const errorsOf = async (path: string, json: object) => {
  const answer = await send(path, json)
  expect(answer.statusCode, answer.body).toBe(422)
  return answer.json().errors
}
const log = async () => {
  const rows = await test.db.selectFrom('audit').select(['subject', 'action']).orderBy('id').execute()
  return rows.filter(({ subject }) => subject.startsWith('content')).map(({ action }) => action)
}
const partner = () => contentItem(test, 'partner', FIELDS.partner)

describe('a draft', () => {
  it('is saved as a new version, and each change is written to the log', async () => {
    const { id } = await partner()
    const saved = await send(`save/${id}`, { version: 1, fields: { name: '  Bosch   GmbH ' } })
    expect(saved.json().data.item).toMatchObject({
      version: 2,
      fields: { name: 'Bosch GmbH' },
      state: 'draft',
      missing: {},
      changed_by: { id: (await editor(test)).id },
    })
    await send(`publish/${id}`, { version: 2 })
    await send(`save/${id}`, { version: 2, fields: { name: 'Sachs' } })
    await send(`restore/${id}`, { version: 3, number: 1 })
    await send(`withdraw/${id}`, { version: 4 })
    const { item, versions } = await read(`get/${id}`)
    expect(item).toMatchObject({ version: 4, fields: { name: 'Brembo' }, state: 'draft' })
    expect(
      versions.map(({ number, restored_from }: Record<string, number>) => [number, restored_from]),
    ).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ])
    await send(`delete/${id}`, { version: 4 })
    expect(await log()).toEqual(['create', 'save', 'publish', 'save', 'restore', 'withdraw', 'delete'])
    expect((await send(`save/${id}`, { version: 4, fields: {} })).statusCode).toBe(404)
    const kept = await test.db.selectFrom('content_versions').select('number').execute()
    expect(kept).toHaveLength(4)
  })

  it('tells what is not translated and what is missing', async () => {
    const { item } = (
      await send('create', { set: 'slider', fields: { title: 'Тормоза', lead: 'Скидки' } })
    ).json().data
    expect(item).toMatchObject({ missing: { image: ['required'] }, untranslated: ['title', 'lead'] })
    const sets = (await read('sets')).items
    expect(sets.find(({ set }: { set: string }) => set === 'slider')).toEqual({
      set: 'slider',
      is_single: false,
      items: 1,
      shown: 0,
      drafts: 1,
      untranslated: 2,
    })
    expect(sets).toHaveLength(17)
  })

  it('tells what visitors will not see of its texts', async () => {
    const text = '[да](/ads) [нет](/nowhere) [и](/kk/ads) <b>x</b> [x](javascript:y)'
    const { warnings } = (
      await send('create', { set: 'rule', fields: { ...FIELDS.rule, text, text_kk: '![x](//y)' } })
    ).json().data
    expect(warnings).toEqual([
      { code: 'html_removed', field: 'text', detail: '<b>' },
      { code: 'html_removed', field: 'text', detail: '</b>' },
      { code: 'link_removed', field: 'text', detail: 'javascript:y' },
      { code: 'link_broken', field: 'text', detail: '/nowhere' },
      { code: 'image_removed', field: 'text_kk', detail: '//y' },
    ])
    const slide = await send('create', {
      set: 'slider',
      fields: { title: 'x', link: '/promotions-that-are-not' },
    })
    expect(slide.json().data.warnings).toMatchObject([{ code: 'link_broken', field: 'link' }])
  })
})

describe('two editors', () => {
  it.each([
    ['save', { fields: { name: 'Чужое' } }],
    ['publish', {}],
    ['withdraw', {}],
    ['delete', {}],
    ['restore', { number: 1 }],
  ])('the second one’s %s is refused with the first one’s work', async (action, json) => {
    const { id } = await partner()
    await send(`save/${id}`, { version: 1, fields: { name: 'Bosch' } })
    const late = await send(`${action}/${id}`, { version: 1, ...json })
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
    expect(late.json().current).toMatchObject({ id, version: 2, fields: { name: 'Bosch' } })
    expect((await read(`get/${id}`)).item).toMatchObject({
      version: 2,
      fields: { name: 'Bosch' },
      state: 'draft',
    })
    expect(await log()).toEqual(['create', 'save'])
  })

  it('at the same moment: one saves, the other one sees it', async () => {
    const { id } = await partner()
    const answers = await Promise.all(
      ['А', 'Б', 'В', 'Г'].map((name) => send(`save/${id}`, { version: 1, fields: { name } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const { name } = (await read(`get/${id}`)).item.fields
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().current.fields.name).toBe(name)
  })

  it('add one single text between them', async () => {
    const json = { set: 'about', fields: FIELDS.about }
    const answers = await Promise.all([send('create', json), send('create', json)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await read('list?set=about')).items).toHaveLength(1)
  })

  it.each([0, 99])('a version %i that is not there is a conflict, too', async (version) => {
    const { id } = await partner()
    const answer = await send(`save/${id}`, { version, fields: {} })
    expect(answer.statusCode).toBe(version === 0 ? 422 : 409)
  })
})

describe('an order', () => {
  const order = async () => (await read('list?set=partner')).items.map(({ id }: { id: number }) => id)

  it('is set as a whole', async () => {
    const [a, b, c] = [await partner(), await partner(), await partner()].map(({ id }) => id)
    const answer = await send('reorder', { set: 'partner', seen: [a, b, c], ids: [c, a, b] })
    expect(
      answer.json().data.items.map(({ id, position }: Record<string, number>) => [id, position]),
    ).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ])
    expect(await order()).toEqual([c, a, b])
    await partner()
    expect((await order()).slice(0, 3)).toEqual([c, a, b])
  })

  it('is refused if somebody has changed it, twice names a place, or leaves one out', async () => {
    const [a = 0, b = 0] = [await partner(), await partner()].map(({ id }) => id)
    const other = await contentItem(test, 'awards', FIELDS.awards)
    const changed = await send('reorder', { set: 'partner', seen: [b, a], ids: [a, b] })
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'changed_meanwhile'])
    const seen = [a, b]
    expect(await errorsOf('reorder', { set: 'partner', seen, ids: [a, a] })).toEqual({ ids: ['repeated'] })
    expect(await errorsOf('reorder', { set: 'partner', seen, ids: [a] })).toEqual({ ids: ['unknown'] })
    expect(await errorsOf('reorder', { set: 'partner', seen, ids: [a, other.id] })).toEqual({
      ids: ['unknown'],
    })
    expect(await order()).toEqual([a, b])
  })
})

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
    ['a turned text', () => create('slider', { title: 'a\u202eb' }), { title: 'direction_marks' }],
    ['a link that runs', () => create('slider', { link: 'javascript:alert(1)' }), { link: 'link_invalid' }],
    ['a link to another host', () => create('slider', { link: '//evil.example' }), { link: 'link_invalid' }],
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

describe('a publication', () => {
  const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString()

  it.each<[string, object, object]>([
    ['in the past', { from: -1 }, { from: ['in_the_past'] }],
    ['that ends in the past', { till: -1 }, { till: ['ends_before_start'] }],
    ['that ends before it begins', { from: 20, till: 10 }, { till: ['ends_before_start'] }],
    ['that ends when it begins', { from: 20, till: 20 }, { till: ['ends_before_start'] }],
  ])('%s is refused', async (_what, times, errors) => {
    const { id } = await partner()
    const json = Object.fromEntries(Object.entries(times).map(([name, minutes]) => [name, at(minutes)]))
    expect(await errorsOf(`publish/${id}`, { version: 1, ...json })).toEqual(errors)
    expect((await read(`get/${id}`)).item.state).toBe('draft')
  })

  it('needs what visitors need: the texts, and words for a picture in both languages', async () => {
    const { id } = await contentItem(test, 'slider', {})
    expect(await errorsOf(`publish/${id}`, { version: 1 })).toEqual({
      'fields.title': ['required'],
      'fields.image': ['required'],
    })
    const fields = {
      title: 'Тормоза',
      image: { key: await imageKey(test), alt: 'Колодки', focal: { x: 0.2, y: 1 } },
    }
    await send(`save/${id}`, { version: 1, fields })
    expect(await errorsOf(`publish/${id}`, { version: 2 })).toEqual({ 'fields.image.alt_kk': ['required'] })
    await send(`save/${id}`, {
      version: 2,
      fields: { ...fields, image: { ...fields.image, alt_kk: 'Қалыптар' } },
    })
    expect((await send(`publish/${id}`, { version: 3 })).json().data.item).toMatchObject({
      state: 'published',
      image: { focal: { x: 0.2, y: 1 }, alt: 'Колодки' },
    })
  })

  it('of an entry of a list has no notes', async () => {
    const { id } = await partner()
    const json = { version: 1, effective_on: '2026-12-01', change_note: 'Новое' }
    expect(await errorsOf(`publish/${id}`, json)).toEqual({
      effective_on: ['unexpected'],
      change_note: ['unexpected'],
    })
  })

  it('may be repeated, and tells its state', async () => {
    const { id } = await publishedItem(test, 'partner', FIELDS.partner, { till: at(10) })
    const state = async () => (await read(`get/${id}`)).item.state
    expect(await state()).toBe('published')
    test.clock.advance(600_000)
    expect(await state()).toBe('over')
    await send(`publish/${id}`, { version: 1, from: at(10) })
    expect(await state()).toBe('planned')
    test.clock.advance(600_000)
    expect(await state()).toBe('published')
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
    expect(await log()).toEqual(['upload'])
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

it('a manager may write nothing, whatever the version', async () => {
  const { token } = await person(test, 3)
  const { id } = await partner()
  for (const action of ['save', 'publish', 'withdraw', 'delete', 'restore']) {
    const json = { version: 7, number: 1, fields: {} }
    const answer = await test.send({ path: `/api/content/${action}/${id}`, token, json })
    expect(answer.statusCode).toBe(403)
  }
})
