import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deskActs } from '../../testing/desk-acts.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let somebody: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  somebody = await person(test, 5)
})
afterAll(() => test.close())

const { block, unblock, setRole, post } = deskActs(() => test)
const prove = (password: unknown, token = administrator.token, address?: string) =>
  test.send({ path: '/api/session/prove', token, json: { password }, ...(address && { address }) })

/** A second session of the administrator. */
async function elsewhere(): Promise<Person> {
  const json = { login: administrator.email, password: PASSWORD, issue_token: true }
  return { ...administrator, token: (await test.send({ path: '/api/user/auth', json })).json().data.token }
}
const later = (minutes: number) => test.clock.advance(minutes * 60_000)

it('is asked for by dangerous acts when the entry is older than ten minutes', async () => {
  later(10)
  expect((await block(administrator, somebody)).statusCode).toBe(200)
  test.clock.advance(1)
  for (const act of [
    await block(administrator, somebody),
    await unblock(administrator, somebody),
    await setRole(administrator, somebody, 4, 5),
  ]) {
    expect([act.statusCode, act.json().code]).toEqual([403, 'password_again'])
  }
  expect((await prove(PASSWORD)).json().data).toBe(true)
  expect((await unblock(administrator, somebody)).statusCode).toBe(200)
  later(11)
  expect((await setRole(administrator, somebody, 4, 5)).json().code).toBe('password_again')
})

it('counts for its own session alone', async () => {
  const other = await elsewhere()
  later(11)
  expect((await prove(PASSWORD)).statusCode).toBe(200)
  expect((await block(other, somebody)).json().code).toBe('password_again')
  expect((await block(administrator, somebody)).statusCode).toBe(200)
  expect((await post(other, '/api/user/pagination')).statusCode).toBe(200)
})

it('is a sign-in, and a new password', async () => {
  later(11)
  expect((await block(await elsewhere(), somebody)).statusCode).toBe(200)
  later(11)
  const { token } = (
    await post(administrator, `/api/user/password/${administrator.id}`, {
      password: 'новый-пароль-двадцать',
      current_password: PASSWORD,
    })
  ).json().data
  expect((await unblock({ ...administrator, token }, somebody)).statusCode).toBe(200)
})

it.each([
  ['чужой-пароль-восемь', 'wrong'],
  ['', 'required'],
])('is refused for %j', async (password, code) => {
  later(11)
  const answer = await prove(password)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: [code] }])
  expect((await block(administrator, somebody)).json().code).toBe('password_again')
})

it('wrong passwords are counted with those of sign-ins', async () => {
  const from = '10.9.8.7'
  for (let n = 0; n < 4; n++) {
    expect((await prove('чужой-пароль-восемь', administrator.token, from)).statusCode).toBe(422)
  }
  const wait = await prove(PASSWORD, administrator.token, from)
  expect([wait.statusCode, wait.json().code]).toEqual([429, 'too_many_requests'])
  expect(wait.json().retry_after).toBeGreaterThan(0)
  const entry = { login: administrator.email, password: PASSWORD }
  expect((await test.send({ path: '/api/user/auth', json: entry, address: from })).statusCode).toBe(429)
})
