import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { operationsOf, PERSON_HEADER, readContract } from './document.ts'

const operations = operationsOf(readContract())
const writes = operations.filter(({ writes }) => writes)

let test: TestServer
let someone: Person
let other: Person
beforeAll(async () => {
  test = await testServer()
  someone = await person(test, 2)
  other = await person(test, 5)
})
afterAll(() => test.close())

type Asked = Pick<(typeof operations)[number], 'method' | 'path'>

async function codeOf({ method, path }: Asked, headers: Record<string, string>): Promise<unknown> {
  const url = path.replace(/\{\w+\}/g, '2147483647')
  const answer = await test.send({ method, path: url, headers: { 'x-portal-client': 'test', ...headers } })
  return answer.headers['content-type']?.startsWith('application/json') ? answer.json().code : undefined
}

const asSomeone = () => ({ cookie: `sauda=${someone.token}` })

describe('a page that was rendered for somebody else', () => {
  it.each(writes)('cannot call $id', async (operation) => {
    const headers = { ...asSomeone(), [PERSON_HEADER]: String(other.id) }
    expect(await codeOf(operation, headers)).toBe('another_person')
  })

  it.each(['', '0', 'x', `${'9'.repeat(400)}`])('cannot call with the id «%s» either', async (id) => {
    const code = await codeOf(
      { method: 'POST', path: '/api/userBanner/archive/7' },
      {
        ...asSomeone(),
        [PERSON_HEADER]: id,
      },
    )
    expect(code).toBe('another_person')
  })

  it('cannot call with a token either', async () => {
    const headers = { authorization: `Bearer ${someone.token}`, [PERSON_HEADER]: String(other.id) }
    expect(await codeOf({ method: 'POST', path: '/api/userBanner/archive/7' }, headers)).toBe(
      'another_person',
    )
  })

  it('may read what the one who is signed in may read', async () => {
    const me = operations.find(({ id }) => id === 'me')
    expect(me).toBeDefined()
    if (me) expect(await codeOf(me, { ...asSomeone(), [PERSON_HEADER]: String(other.id) })).toBeUndefined()
  })

  it.each(writes.filter(({ needsSignIn }) => needsSignIn))(
    'is asked to sign in without a session: $id',
    async (operation) => {
      expect(await codeOf(operation, { [PERSON_HEADER]: String(other.id) })).toBe('sign_in_required')
    },
  )
})

describe('a page that was rendered for the one who is signed in', () => {
  it.each(writes)('is not refused for it: $id', async (operation) => {
    // Signing out would end the session of the calls after it.
    if (operation.id === 'signOut') return
    const { token, id } = await person(test, 5)
    const headers = { cookie: `sauda=${token}`, [PERSON_HEADER]: String(id) }
    expect(await codeOf(operation, headers)).not.toBe('another_person')
  })
})
