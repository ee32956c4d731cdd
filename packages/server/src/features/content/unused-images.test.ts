import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentItem, editor, FIELDS, imageKey, publishedItem } from '../../testing/content.ts'
import { jobsDone } from '../../testing/letters.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { DELETE_IMAGE_FILES, sweepUnusedImages } from './unused-images.ts'

const HOUR = 3_600_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const send = async (path: string, json: object) => {
  const answer = await test.send({ path: `/api/content/${path}`, token: (await editor(test)).token, json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
/** Lets a day pass, deletes unused pictures, and returns which of some are left. */
const left = async (...keys: string[]) => {
  test.clock.advance(24 * HOUR)
  await sweepUnusedImages(test.server.deps)
  await jobsDone(test, DELETE_IMAGE_FILES)
  const stored = await test.db.selectFrom('content_images').select('key').execute()
  const found: boolean[] = []
  for (const key of keys) {
    const row = stored.some((image) => image.key === key)
    for (const file of ['small.webp', 'medium.avif', 'large.jpeg'])
      expect(await test.storage.exists(`content/${key.slice(0, 2)}/${key}/${file}`)).toBe(row)
    found.push(row)
  }
  return found
}
/** A picture without files. */
const rowOf = (key: string) => ({
  ...{ key, width: 800, height: 600, preview: 'data:,' },
  ...{ author_id: null, created_at: test.clock.now() },
})
const image = (key: string) => ({ image: { key, alt: 'Диск', alt_kk: 'Диск' } })
const inText = (key: string) => ({ text: `## Вид\n\n![Вид](/api/content/image/${key}/large.webp)` })

describe('a picture stays', () => {
  it('for a day after it was stored', async () => {
    const early = await imageKey(test)
    test.clock.advance(HOUR)
    const late = await imageKey(test)
    test.clock.advance(-HOUR - 1)
    expect(await left(early, late)).toEqual([true, true])
    test.clock.advance(-24 * HOUR + 1)
    expect(await left(early, late)).toEqual([false, true])
  })

  it('that a draft, a published text or a text in the other language shows', async () => {
    const [draft, shown, written, kazakh] = [
      await imageKey(test),
      await imageKey(test),
      await imageKey(test),
      await imageKey(test),
    ]
    await contentItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, ...image(draft) })
    await publishedItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, ...image(shown) })
    const texts = { ...inText(written), text_kk: inText(kazakh).text }
    await publishedItem(test, 'rule', { ...FIELDS.rule, ...texts })
    expect(await left(draft, shown, written, kazakh)).toEqual([true, true, true, true])
  })

  it('that an older version shows, which can be restored', async () => {
    const [older, newer] = [await imageKey(test), await imageKey(test)]
    const { id } = await contentItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, ...image(older) })
    await send(`save/${id}`, { version: 1, fields: { ...FIELDS.sliderDetail, ...image(newer) } })
    expect(await left(older, newer)).toEqual([true, true])
    const { item } = await send(`restore/${id}`, { version: 2, number: 1 })
    expect(item.fields.image.key).toBe(older)
    expect(await left(older, newer)).toEqual([true, true])
  })

  it('for a day after its entry was deleted', async () => {
    const key = await imageKey(test)
    const { id } = await contentItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, ...image(key) })
    expect(await left(key)).toEqual([true])
    await send(`delete/${id}`, { version: 1 })
    test.clock.advance(-HOUR)
    expect(await left(key)).toEqual([true])
    test.clock.advance(-23 * HOUR)
    expect(await left(key)).toEqual([false])
  })
})

it('a picture is either deleted or named by an entry that is saved at the same time', async () => {
  const { token } = await editor(test)
  const keys = Array.from({ length: 12 }, (_, at) => at.toString(16).padStart(20, 'c'))
  await test.db.insertInto('content_images').values(keys.map(rowOf)).execute()
  test.clock.advance(24 * HOUR)
  const create = async (key: string) => {
    const json = { set: 'sliderDetail', fields: { ...FIELDS.sliderDetail, ...image(key) } }
    const answer = await test.send({ path: '/api/content/create', token, json })
    if (answer.statusCode === 422) expect(answer.json().errors).toEqual({ 'fields.image': ['unknown'] })
    else expect(answer.statusCode, answer.body).toBe(200)
    return answer.statusCode === 200 ? [key] : []
  }
  const [saved] = await Promise.all([
    Promise.all(keys.map(create)),
    sweepUnusedImages(test.server.deps),
    sweepUnusedImages(test.server.deps),
  ])
  const rows = await test.db.selectFrom('content_images').select('key').execute()
  expect(rows.map(({ key }) => key).toSorted()).toEqual(saved.flat().toSorted())
})

it('pictures that were never shown are deleted with their files, more than at once', async () => {
  const used = await imageKey(test)
  await contentItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, ...image(used) })
  const unused = await imageKey(test)
  const others = Array.from({ length: 120 }, (_, at) => rowOf(at.toString(16).padStart(20, '0')))
  await test.db.insertInto('content_images').values(others).execute()
  expect(await left(used, unused, others[119]?.key ?? '')).toEqual([true, false, false])
  expect(await test.db.selectFrom('content_images').select('key').execute()).toEqual([{ key: used }])
  const gone = { method: 'GET', path: `/api/content/image/${unused}/large.webp` } as const
  expect((await test.send(gone)).statusCode).toBe(404)
})
