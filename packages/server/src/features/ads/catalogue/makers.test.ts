import type { components } from '@sauda/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer

const post = (json: object) => test.send({ path: '/api/userBanner/pagination', json })
const page = async (json: object): Promise<components['schemas']['AdPage']> => (await post(json)).json().data
const titles = async (json: object) => (await page(json)).items.map(({ title }) => title).toSorted()

beforeAll(async () => {
  test = await testServer()
  const seller = await person(test, 5)
  for (const title of [
    'Диски Brembo',
    'Колодки brembo новые',
    'Колодки TRW',
    'Фара Depo',
    'Диски без имени',
  ]) {
    await ad(test, seller.id, { live: true, status: 31, draft: { title, kind: 'goods' } })
  }
})
afterAll(() => test.close())

describe('the filter by makers', () => {
  it('finds the ads whose titles name one of them', async () => {
    expect(await titles({ maker: 'Brembo' })).toEqual(['Диски Brembo', 'Колодки brembo новые'])
    expect(await titles({ maker: ['TRW', 'Depo'] })).toEqual(['Колодки TRW', 'Фара Depo'])
    expect(await titles({ maker: 'Brembo', q: 'колодки' })).toEqual(['Колодки brembo новые'])
  })

  it.each(['brembo', 'Nobody', "'; drop table ads --", 'Brembo Brembo'])(
    'finds nothing for %j',
    async (maker) => {
      expect(await titles({ maker })).toEqual([])
    },
  )

  it('counts each maker without regard to the one that is chosen', async () => {
    const { facets, total } = await page({ maker: 'TRW', facets: true })
    expect(total).toBe(1)
    expect(facets?.maker.choices).toEqual([
      { value: 'Brembo', ads: 2 },
      { value: 'Depo', ads: 1 },
      { value: 'TRW', ads: 1 },
    ])
    expect((await page({ q: 'колодки', facets: true })).facets?.maker.choices).toEqual([
      { value: 'Brembo', ads: 1 },
      { value: 'TRW', ads: 1 },
    ])
  })

  it('follows a title that was changed', async () => {
    const { id } = await person(test, 5)
    const changed = await ad(test, id, {
      live: true,
      status: 31,
      draft: { title: 'Лампа Osram', kind: 'goods' },
    })
    expect(await titles({ maker: 'Osram' })).toEqual(['Лампа Osram'])
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', changed).execute()
    expect(await titles({ maker: 'Osram' })).toEqual([])
    expect((await page({ facets: true })).facets?.maker.choices.map(({ value }) => value)).not.toContain(
      'Osram',
    )
  })

  it.each([
    [{ maker: 7 }, 'wrong_format'],
    [{ maker: 'x'.repeat(61) }, 'too_long'],
    [{ maker: Array.from({ length: 51 }, (_, nth) => `${nth}`) }, 'too_many'],
    [{ maker: [null] }, 'wrong_format'],
  ])('refuses %j', async (json, code) => {
    const answer = await post(json)
    expect(answer.statusCode).toBe(422)
    expect(JSON.stringify(answer.json())).toContain(code)
  })
})
