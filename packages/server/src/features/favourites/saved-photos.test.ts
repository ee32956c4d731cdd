import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ad, DRAFT } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { storedPhoto } from '../../testing/photos.ts'
import { picture } from '../../testing/pictures.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let owner: Person
let buyer: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
  owner = await person(test, 5)
  buyer = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

async function send(who: Person, path: string, json: object = {}): Promise<void> {
  const answer = await test.send({ path, token: who.token, json })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** A public ad that the buyer has saved, with the address of its photo. */
async function saved() {
  const id = await ad(test, owner.id, { status: 31, live: true })
  const path = await storedPhoto(test, id)
  await send(buyer, '/api/userFavorite/add', { user_id: buyer.id, user_banner_id: id })
  return { id, path }
}
/** The owner hands in another photo instead. */
async function replaced(id: number): Promise<string> {
  const form = adForm(adFields({ ...DRAFT, title: 'Коврики, правка' }), [await picture()])
  form.append('id', String(id))
  form.append('photo_order', 'new.0')
  const answer = await test.send({ path: `/api/userBanner/update/${id}`, token: owner.token, form })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.photos[0].small
}
const seen = async (path: string) => (await test.send({ method: 'GET', path, token: buyer.token })).statusCode

it('a saved ad shows the photos of its live revision alone, also when it has left the catalogue', async () => {
  const { id, path: before } = await saved()
  const after = await replaced(id)
  expect([await seen(before), await seen(after)]).toEqual([200, 404])
  await send(manager, `/api/userBanner/publish/${id}`)
  expect([await seen(before), await seen(after)]).toEqual([404, 200])
  await send(owner, `/api/userBanner/archive/${id}`)
  expect([await seen(before), await seen(after)]).toEqual([404, 200])
})

it('a saved ad that staff took down shows no photo', async () => {
  const { id, path } = await saved()
  await send(manager, `/api/userBanner/unpublish/${id}`, { reason: 'outdated' })
  expect(await seen(path)).toBe(404)
})
