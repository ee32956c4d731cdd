import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../platform/passwords.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

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

const signIn = (json: object, address?: string) =>
  test.send({ path: '/api/user/auth', json, ...(address && { address }) })
const _me = (headers: Record<string, string>) =>
  test.send({ method: 'GET', path: '/api/session/me', headers })

const PHONE = '+77015550077'
const OTHER = 'тихий трамвай под окном'
let stranger: Person

/** A stranger has written down somebody's phone. */
beforeEach(async () => {
  stranger = await person(test, 5)
  const ids = [stranger.id, someone.id]
  await test.db.updateTable('users').set({ phone: PHONE }).where('id', 'in', ids).execute()
  const password_hash = await hashPassword(OTHER)
  await test.db.updateTable('users').set({ password_hash }).where('id', '=', stranger.id).execute()
})

/** Each time from another address. */
const byPhone = (password: string) => signIn({ login: PHONE, password })

it('the password tells whose account it is', async () => {
  expect((await byPhone(PASSWORD)).json().data.user.id).toBe(someone.id)
  expect((await byPhone(OTHER)).json().data.user.id).toBe(stranger.id)
  expect((await byPhone('чужой пароль')).statusCode).toBe(401)
})

it('guesses at the owner count, whoever else signs in with the phone between them', async () => {
  for (let n = 0; n < 11; n++) {
    await byPhone(`догадка ${n}`)
    await byPhone(OTHER)
  }
  expect((await signIn({ login: someone.email, password: PASSWORD })).statusCode).toBe(429)
})

it('guesses at the stranger do not keep the owner waiting', async () => {
  for (let n = 0; n < 12; n++) await signIn({ login: stranger.email, password: `догадка ${n}` })
  expect((await signIn({ login: stranger.email, password: OTHER })).statusCode).toBe(429)
  expect((await byPhone(PASSWORD)).statusCode).toBe(200)
})

it('somebody who signs in does not use up the tries of others', async () => {
  for (let n = 0; n < 15; n++) expect((await byPhone(PASSWORD)).statusCode).toBe(200)
  expect((await signIn({ login: stranger.email, password: OTHER })).statusCode).toBe(200)
})
