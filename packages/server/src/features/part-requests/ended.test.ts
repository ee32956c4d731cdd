import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answeredRequest, answerTo, askFor } from '../../testing/part-requests.ts'
import { colleague, type Person, person, room } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { tenancyActs } from '../../testing/tenancy-acts.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let buyer: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  buyer = await person(test, 5)
})
afterAll(() => test.close())

const { end, administrator } = tenancyActs(() => test)
const call = (path: string, { token }: Person, json: object = {}) =>
  test.send({ path: `/api/userRequest/${path}`, token, json })
const get = (path: string, { token }: Person) =>
  test.send({ method: 'GET', path: `/api/userRequest/${path}`, token })

/** Other people come under the number of a company that has left, and get a room. */
async function comeAgain({ company_id }: Person): Promise<Person> {
  const id = company_id ?? 0
  await test.db.updateTable('companies').set({ ended_at: null }).where('id', '=', id).execute()
  const free = await room(test)
  await test.db.updateTable('rooms').set({ company_id: id }).where('id', '=', free).execute()
  return colleague(test, { company_id: id }, 'owner')
}

it('with a tenancy ends what the shop was asked and answered, also for those who come later', async () => {
  const { id, answerId, shop } = await answeredRequest(test, buyer)
  const form = new FormData()
  form.append('photo', await picture())
  const staged = await test.send({ path: '/api/userBanner/stagePhoto', token: shop.token, form })
  const { key, small } = staged.json().data
  await answerTo(test, shop, id, { photo_keys: [key], seen_version: 1 })
  await call(`send/${answerId}`, buyer, { text: 'Мой адрес' })
  const unanswered = await askFor(test, buyer, { text: 'Суппорт задний' })
  expect((await call(`going/${answerId}`, buyer, { going: true })).statusCode).toBe(200)

  expect((await end(await administrator(), shop.company_id ?? 0)).statusCode).toBe(200)
  const left = { hidden: 'shop_left', going_until: null, allowed_actions: ['report'] }
  expect((await get(`get/${id}`, buyer)).json().data).toMatchObject({ have: 0, answers: [left] })
  expect((await get(`get/${unanswered}`, buyer)).json().data.asked).toBe(0)

  const next = await comeAgain(shop)
  expect((await call('pagination', next, { list: 'shop' })).json().data.total).toBe(0)
  const refused = [
    await get(`get/${id}`, next),
    await get(`get/${unanswered}`, next),
    await call(`answer/${id}`, next, { has: true, price: 1, seen_version: 2 }),
    await call(`messages/${answerId}`, next),
    await call(`send/${answerId}`, next, { text: 'Я тут новый' }),
    await test.send({ method: 'GET', path: small, token: next.token }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await get(`get/${id}`, buyer)).json().data).toMatchObject({ have: 0, answers: [left] })
  expect((await call(`send/${answerId}`, buyer, { text: 'Вы ещё там?' })).statusCode).toBe(409)
  const close = await call(`unpublish/${id}`, buyer, { reason: 'found_elsewhere' })
  expect(close.statusCode).toBe(200)
  const told = await test.db.selectFrom('notifications').select('id').where('user_id', '=', next.id).execute()
  expect(told).toEqual([])
})
