import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type AdDraft, adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { editor } from '../../../testing/content.ts'
import { type Person, person } from '../../../testing/people.ts'
import { picture } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let seller: Person
const brands = { toyota: 0, taiota: 0, lada: 0 }
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  seller = await person(test, 5)
  await editor(test)
  const names = Object.keys(brands) as (keyof typeof brands)[]
  for (const name of names) {
    const row = await test.db.insertInto('brands').values({ name }).returning('id').executeTakeFirstOrThrow()
    brands[name] = row.id
  }
})
afterAll(() => test.close())

const part = (brand_id: number, draft: Partial<AdDraft> = {}): AdDraft => ({ ...DRAFT, brand_id, ...draft })
const create = (brand: number, files: Blob[] = [], headers = {}) =>
  test.send({
    path: '/api/userBanner/create',
    form: adForm(adFields(part(brand)), files),
    token: seller.token,
    headers,
  })
const update = (id: number, brand: number) => {
  const form = adForm(adFields(part(brand, { title: 'Коврики, новые' })), [])
  form.append('id', String(id))
  return test.send({ path: `/api/userBanner/update/${id}`, form, token: seller.token })
}
const desk = async (path: string, json?: object) =>
  test.send({ path: `/api/dictionaryBrand/${path}`, token: (await editor(test)).token, json })
const merge = (from: number, into: number) => desk('merge', { from_id: from, into_id: into })
const namedBrands = async () => {
  const rows = await test.db.selectFrom('ad_revisions').select('brand_id').orderBy('id').execute()
  return rows.map(({ brand_id }) => brand_id)
}

/** The keys of photos that have files. */
const storedPhotos = async () => {
  const paths = await readdir(join(test.dataFolder, 'files/photos'), { recursive: true })
  return paths.flatMap((path) => (path.endsWith('small.webp') ? [path.split('/')[1] ?? ''] : []))
}

describe('an ad whose entry was merged while its form was open', () => {
  it('is handed in with the entry that took its place, also after a second merge', async () => {
    await merge(brands.taiota, brands.toyota)
    const first = await create(brands.taiota)
    expect([first.statusCode, first.json().data.brand.name]).toEqual([200, 'toyota'])
    await merge(brands.toyota, brands.lada)
    const second = await create(brands.taiota)
    expect([second.statusCode, second.json().data.brand.name]).toEqual([200, 'lada'])
    expect(await namedBrands()).toEqual([brands.lada, brands.lada])
  })

  it('is edited with it', async () => {
    const id = await ad(test, seller.id, { draft: part(brands.taiota) })
    await merge(brands.taiota, brands.toyota)
    const answer = await update(id, brands.taiota)
    expect([answer.statusCode, answer.json().data.brand.name]).toEqual([200, 'toyota'])
  })

  it('is refused in the language of its author if the entry was deleted, then or later', async () => {
    expect((await desk(`delete/${brands.lada}`)).statusCode).toBe(200)
    const answer = await create(brands.lada, [], { 'accept-language': 'kk' })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { brand_id: ['unknown'] }])
    expect(answer.json().message).toMatch(/[әғқңөұүһі]/)
    await merge(brands.taiota, brands.toyota)
    expect((await desk(`delete/${brands.toyota}`)).statusCode).toBe(200)
    expect((await create(brands.taiota)).json().errors).toEqual({ brand_id: ['unknown'] })
    expect(await namedBrands()).toEqual([])
  })
})

describe('at the same time', () => {
  it('ads are handed in, edited and lose photos, and each has the entry that is left', async () => {
    const edited = await ad(test, seller.id, { draft: part(brands.taiota) })
    const { id, photos } = (await create(brands.taiota, [await picture()])).json().data
    const removal = { id, key: photos[0].key }
    const [merged, ...ads] = await Promise.all([
      merge(brands.taiota, brands.toyota),
      ...Array.from({ length: 6 }, () => create(brands.taiota)),
      update(edited, brands.taiota),
      test.send({ path: '/api/userBanner/removeImage', json: removal, token: seller.token }),
    ])
    expect(merged.statusCode, merged.body).toBe(200)
    expect(ads.map(({ statusCode }) => statusCode)).toEqual(ads.map(() => 200))
    expect(new Set(await namedBrands())).toEqual(new Set([brands.toyota]))
  })

  it('an entry is either deleted or used', async () => {
    const [deleted, ...ads] = await Promise.all([
      desk(`delete/${brands.lada}`),
      ...Array.from({ length: 6 }, () => create(brands.lada)),
    ])
    const used = ads.filter(({ statusCode }) => statusCode === 200)
    expect(deleted.statusCode).toBe(used.length > 0 ? 409 : 200)
    expect(ads.map(({ statusCode }) => statusCode)).toEqual(ads.map(() => (used.length > 0 ? 200 : 422)))
  })

  it('a refused ad leaves no files of its photos, whatever it was refused for', async () => {
    const before = await storedPhotos()
    const staged = new FormData()
    staged.append('photo', await picture())
    const { key } = (
      await test.send({ path: '/api/userBanner/stagePhoto', form: staged, token: seller.token })
    ).json().data
    const id = await ad(test, seller.id)
    const bothPhotos = async (fields: FormData) => {
      fields.append('photos', await picture())
      for (const name of [key, 'new.0']) fields.append('photo_order', name)
      return fields
    }
    const forms = await Promise.all(
      [1, 2, 3].map(() => bothPhotos(adForm(adFields(part(brands.toyota)), []))),
    )
    const edit = await bothPhotos(adForm(adFields(part(brands.toyota)), []))
    edit.append('id', String(id))
    const { token } = seller
    const answers = await Promise.all([
      ...forms.map((form) => test.send({ path: '/api/userBanner/create', form, token })),
      test.send({ path: `/api/userBanner/update/${id}`, form: edit, token }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    const rows = await test.db.selectFrom('photos').select('key').execute()
    const added = (await storedPhotos()).filter((name) => !before.includes(name))
    expect(added.toSorted()).toEqual(rows.map((row) => row.key).toSorted())
  })
})
