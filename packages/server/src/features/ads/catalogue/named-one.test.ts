import { afterAll, beforeAll, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
  const seller = (await person(test, 5)).id
  const [discs, lamps] = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Тормозные диски', name_kk: 'Тежегіш дискілері', category: 'brakes' },
      { name: 'Фары', name_kk: 'Фаралар', category: 'lights' },
    ])
    .returning('id')
    .execute()
  for (const [title, part] of [
    ['Фара передняя ek30f61s', discs],
    ['Фара передняя фкйцщзх', discs],
    ['Фара передняя zn5dkdye', discs],
    ['Фара задняя', lamps],
    ['Лампа для фары', discs],
  ] as const) {
    const draft = { kind: 'part', title, text: 'Звоните.', spare_part_id: part?.id } as const
    await ad(test, seller, { live: true, status: 31, draft })
  }
})
afterAll(() => test.close())

const titles = async (q: string) => {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { q } })
  return answer.json().data.items.map(({ title }: { title: string }) => title)
}

it.each([
  ['Фара передняя ek30f61s', ['Фара передняя ek30f61s']],
  ['фара ek30f61s', ['Фара передняя ek30f61s']],
  ['фара', ['Фара задняя']],
])('a number of one ad names it, whatever its part: %j', async (q, found) => {
  expect(await titles(q)).toEqual(found)
})

it.each(['Фара передняя фкйцщзх', 'Фара передняя zn5dkdye'])(
  'an ad with a word that no other has leads, whatever its part: %j',
  async (q) => {
    expect((await titles(q))[0]).toBe(q)
  },
)
