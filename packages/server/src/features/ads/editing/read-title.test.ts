import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer()
  someone = await person(test, 5)
  await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Тормозные диски', name_kk: 'Тежегіш дискілері', category: 'brakes' },
      { name: 'Фары', name_kk: 'Фаралар', category: 'light' },
    ])
    .execute()
  await test.db
    .insertInto('brands')
    .values([{ name: 'Toyota' }, { name: 'Hyundai' }])
    .execute()
  await test.db.insertInto('services').values({ name: 'Шиномонтаж', name_kk: 'Шина монтаждау' }).execute()
})
afterAll(() => test.close())

const send = (json: object, token: string | undefined = someone.token) =>
  test.send({ path: '/api/userBanner/readTitle', json, token })

it.each([
  ['Диски тормозные Toyota, передние', 'Toyota', 'Тормозные диски', null],
  ['тежегіш дискісі', null, 'Тормозные диски', null],
  ['фара камри 50', 'Toyota', 'Фары', null],
  ['Шиномонтаж R17', null, null, 'Шиномонтаж'],
  ['Диски тормозные Toyota и Hyundai', null, 'Тормозные диски', null],
  ['Тормозные диски и фары', null, null, null],
  ['Коврики', null, null, null],
  ['', null, null, null],
  ['💥 ؟!? --', null, null, null],
  ["'; drop table ads; -- %_\\", null, null, null],
])('%j names %s, %s, %s', async (title, brand, part, service) => {
  const answer = await send({ title })
  expect(answer.statusCode, answer.body).toBe(200)
  const { data } = answer.json()
  expect([data.brand?.name ?? null, data.spare_part?.name ?? null, data.service?.name ?? null]).toEqual([
    brand,
    part,
    service,
  ])
})

it.each([{}, { title: 5 }, { title: 'а'.repeat(201) }])('refuses %j', async (json) => {
  expect((await send(json)).statusCode).toBe(422)
})

it('is not for guests', async () => {
  const answer = await test.send({ path: '/api/userBanner/readTitle', json: { title: 'Фара' } })
  expect(answer.statusCode).toBe(401)
})
