import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { toldBy, visitor } from '../../testing/visitor.ts'

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
const me = (headers: Record<string, string>) => test.send({ method: 'GET', path: '/api/session/me', headers })

describe('signing in', () => {
  it('opens a session by cookie, stored in the database only as a hash', async () => {
    const answer = await signIn({ login: ` ${someone.email.toUpperCase()} `, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      user: { id: someone.id, role_id: 5, company: null },
      token: null,
    })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'sauda', httpOnly: true, sameSite: 'Lax', path: '/' })
    const hash = createHash('sha256')
      .update(cookie?.value ?? '')
      .digest()
    const kept = await test.db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hash)
      .execute()
    expect(kept).toEqual([{ user_id: someone.id }])
    const known = await me({ cookie: `sauda=${cookie?.value}` })
    expect(known.json().data.id).toBe(someone.id)
  })

  it('returns a token instead if the client asks for one', async () => {
    const answer = await signIn({ login: someone.email, password: PASSWORD, issue_token: true })
    expect(answer.cookies).toEqual([])
    const known = await me({ authorization: `Bearer ${answer.json().data.token}` })
    expect(known.json().data.id).toBe(someone.id)
  })

  it('accepts a phone in any usual format', async () => {
    await test.db.updateTable('users').set({ phone: '+77015550011' }).where('id', '=', someone.id).execute()
    const answer = await signIn({ login: '8 (701) 555-00-11', password: PASSWORD })
    expect(answer.statusCode).toBe(200)
  })

  it('accepts an e-mail that begins like a phone', async () => {
    const login = '+7701@test.example'
    await test.db.updateTable('users').set({ email: login }).where('id', '=', someone.id).execute()
    expect((await signIn({ login, password: PASSWORD })).statusCode).toBe(200)
  })

  it('gives the same response to an unknown login and a wrong password', async () => {
    const wrong = await signIn({ login: someone.email, password: 'не тот' })
    const unknown = await signIn({ login: 'nobody@test.example', password: 'не тот' })
    expect(wrong.statusCode).toBe(401)
    expect(toldBy(unknown)).toEqual(toldBy(wrong))
  })

  it('tells a blocked user so only after the right password', async () => {
    const blocked = await person(test, 5, { blocked: true })
    expect((await signIn({ login: blocked.email, password: 'не тот' })).json().code).toBe('wrong_credentials')
    expect((await signIn({ login: blocked.email, password: PASSWORD })).json().code).toBe('blocked')
  })

  it('slows an account down after wrong passwords from anywhere, and lets it in after the wait', async () => {
    let answer = await signIn({ login: someone.email, password: 'не тот' })
    for (let n = 0; n < 20 && answer.statusCode === 401; n++)
      answer = await signIn({ login: someone.email, password: 'не тот' })
    expect(answer.statusCode).toBe(429)
    const { retry_after } = answer.json()
    expect(Number(answer.headers['retry-after'])).toBe(retry_after)
    expect((await signIn({ login: someone.email, password: PASSWORD })).statusCode).toBe(429)
    test.clock.advance(retry_after * 1000)
    expect((await signIn({ login: someone.email, password: PASSWORD })).statusCode).toBe(200)
  })

  it('slows an address down that tries many accounts', async () => {
    let answer = await signIn({ login: 'a0@test.example', password: 'x' }, '10.9.9.9')
    for (let n = 1; n < 40 && answer.statusCode === 401; n++) {
      answer = await signIn({ login: `a${n}@test.example`, password: 'x' }, '10.9.9.9')
    }
    expect(answer.statusCode).toBe(429)
    expect((await signIn({ login: someone.email, password: PASSWORD }, '10.8.8.8')).statusCode).toBe(200)
  })
})

describe('password attempts at an account', () => {
  const guess = async (login: string, times: number) => {
    for (let n = 0; n < times; n++) await signIn({ login, password: 'не тот' })
  }

  it('are counted together by e-mail and by phone', async () => {
    await test.db.updateTable('users').set({ phone: '+77015550011' }).where('id', '=', someone.id).execute()
    await guess(someone.email, 6)
    await guess('8 701 555 00 11', 5)
    expect((await signIn({ login: someone.email, password: PASSWORD })).statusCode).toBe(429)
  })

  it('at an unknown login are slowed down too', async () => {
    await guess(someone.email, 11)
    await guess('nobody@test.example', 11)
    const known = await signIn({ login: someone.email, password: 'не тот' })
    const unknown = await signIn({ login: ' Nobody@Test.Example ', password: 'не тот' })
    expect(toldBy(unknown)).toEqual(toldBy(known))
    expect(known.statusCode).toBe(429)
  })

  it('by others do not slow down the owner in a known browser', async () => {
    const browser = visitor(test)
    const right = { login: someone.email, password: PASSWORD }
    await browser.post('user/auth', right)
    await browser.post('session/signOut')
    expect([...browser.cookies.keys()]).toEqual(['sauda-device'])
    await guess(someone.email, 11)
    expect((await visitor(test).post('user/auth', right)).statusCode).toBe(429)
    expect((await browser.post('user/auth', right)).statusCode).toBe(200)
  })

  it('are slowed down in a known browser, too', async () => {
    const browser = visitor(test)
    const login = someone.email
    await browser.post('user/auth', { login, password: PASSWORD })
    for (let n = 0; n < 4; n++) await browser.post('user/auth', { login, password: 'не тот' })
    expect((await browser.post('user/auth', { login, password: PASSWORD })).statusCode).toBe(429)
  })

  it.each([
    ['of another person', async () => (await knownTo(await person(test, 5))) ?? ''],
    ['that is forged', async () => 'YWFhYWFhYWFhYWFhYWFhYQ.AAAA'],
    ['with another name', async () => `_${await knownTo(someone)}`],
    ['that is empty', async () => '.'],
  ])('are not separated by a device cookie %s', async (_what, cookie) => {
    const browser = visitor(test)
    browser.cookies.set('sauda-device', await cookie())
    await guess(someone.email, 11)
    const answer = await browser.post('user/auth', { login: someone.email, password: PASSWORD })
    expect(answer.statusCode).toBe(429)
  })

  async function knownTo({ email }: Person): Promise<string | undefined> {
    const browser = visitor(test)
    await browser.post('user/auth', { login: email, password: PASSWORD })
    return browser.cookies.get('sauda-device')
  }
})

describe('an address that many people share', () => {
  const SHARED = '10.7.7.8'
  const right = () => ({ login: someone.email, password: PASSWORD })

  let tried = 0
  /** Tries one password on many accounts from an address until it has to wait. */
  async function sprayUntilRefused(address = SHARED) {
    for (tried = 0; tried < 100; tried++) {
      const answer = await signIn({ login: `a${tried}@test.example`, password: 'не тот' }, address)
      if (answer.statusCode === 429) return answer
    }
    throw new Error('nobody was slowed down')
  }

  it('lets a known browser in, though a neighbour has tried too often', async () => {
    const browser = visitor(test, SHARED)
    await browser.post('user/auth', right())
    await browser.post('session/signOut')
    await sprayUntilRefused()
    expect((await visitor(test, SHARED).post('user/auth', right())).statusCode).toBe(429)
    for (let n = 0; n < 5; n++) expect((await browser.post('user/auth', right())).statusCode).toBe(200)
  })

  it('is never locked out: an unknown browser only waits', async () => {
    const { retry_after } = (await sprayUntilRefused()).json()
    expect(retry_after).toBe(2)
    test.clock.advance(retry_after * 1000)
    expect((await visitor(test, SHARED).post('user/auth', right())).statusCode).toBe(200)
  })

  it('makes a client that tries one password on many accounts wait longer and longer, before it is checked', async () => {
    const waits: number[] = []
    for (let round = 0; round < 10; round++) {
      const { retry_after } = (await sprayUntilRefused()).json()
      waits.push(retry_after)
      test.clock.advance(retry_after * 1000)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('waits no less after a successful sign-in between two attempts', async () => {
    const own = { login: (await person(test, 5)).email, password: PASSWORD }
    for (let round = 0; round < 8; round++) {
      const { retry_after } = (await sprayUntilRefused()).json()
      test.clock.advance(retry_after * 1000)
      expect((await signIn(own, SHARED)).statusCode).toBe(200)
    }
    expect((await sprayUntilRefused()).json().retry_after).toBeGreaterThanOrEqual(256)
  })

  it('has as many attempts again after an hour, and one before', async () => {
    await sprayUntilRefused()
    const first = tried
    expect(first).toBeGreaterThanOrEqual(30)
    test.clock.advance(3_599_000)
    await sprayUntilRefused()
    expect(tried).toBe(1)
    test.clock.advance(3_600_000)
    await sprayUntilRefused()
    expect(tried).toBe(first)
  })

  it('does not make an account wait elsewhere after it was guessed there', async () => {
    const login = someone.email
    for (let n = 0; n < 30; n++) await signIn({ login, password: 'не тот' }, SHARED)
    expect((await signIn(right(), SHARED)).statusCode).toBe(429)
    expect((await visitor(test).post('user/auth', right())).statusCode).toBe(200)
  })

  it('does not count rejected attempts', async () => {
    for (let n = 0; n < 100; n++) await signIn({ login: someone.email, password: 'не тот' }, SHARED)
    const other = await person(test, 5)
    const answer = await signIn({ login: other.email, password: PASSWORD }, SHARED)
    expect(answer.statusCode).toBe(200)
  })

  it('still slows down a user whose browser is known only to another user', async () => {
    const browser = visitor(test, SHARED)
    await browser.post('user/auth', { login: (await person(test, 5)).email, password: PASSWORD })
    await sprayUntilRefused()
    expect((await browser.post('user/auth', right())).statusCode).toBe(429)
  })

  it('is not slowed down by successful sign-ins', async () => {
    for (let n = 0; n < 40; n++) {
      const answer = await signIn({ login: someone.email, password: PASSWORD }, '10.7.7.7')
      expect(answer.statusCode).toBe(200)
    }
  })
})
