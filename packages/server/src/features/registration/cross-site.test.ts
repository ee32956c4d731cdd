import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DETAILS, detailed, END, newEmail } from '../../testing/flows.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import type { Visitor } from '../../testing/visitor.ts'

let test: TestServer
let victim: Visitor
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  victim = await detailed(test)
})
afterAll(() => test.close())

/** A request that a page of another site makes in the victim's browser: with cookies, without our header. */
const asAnotherSite = (path: string, json?: object) =>
  test.send({
    method: json ? 'POST' : 'GET',
    path: `/api/${path}`,
    json,
    headers: {
      'x-portal-client': '',
      cookie: [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })

it.each([
  ['user/registration', { email: newEmail() }],
  ['user/restore/person@test.example', undefined],
  ['user/codeCheck', { code: '123456' }],
  ['user/followLink', { token: 'y0vQ3m8Zr5cJ2kXwT6nLbA' }],
  ['user/next', DETAILS],
  ['user/finish', END],
  ['user/password/1', { password: END.password }],
  ['session/leaveFlow', {}],
  ['user/auth', { login: 'person@test.example', password: END.password }],
])('a page of another site cannot call %s', async (path, json) => {
  const before = await rows()
  const answer = await asAnotherSite(path, json)
  expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'cross_site', []])
  expect(await rows()).toEqual(before)
})

it('a page of another site cannot read the flow by a link, since only our own scripts may read responses', async () => {
  const answer = await asAnotherSite('session/flow')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

async function rows(): Promise<unknown[]> {
  const flows = await test.db.selectFrom('access_flows').selectAll().execute()
  return [flows, await test.db.selectFrom('users').selectAll().execute()]
}
