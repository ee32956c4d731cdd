import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { END } from '../../testing/flows.ts'
import { jobsDone, lettersTo, letterTo } from '../../testing/letters.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { seenOf, shown, type Visitor, visitor } from '../../testing/visitor.ts'

let test: TestServer
let known: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

describe('known and unknown addresses', () => {
  beforeEach(async () => {
    known = await person(test, 5)
  })

  const begin = {
    registration: (browser: Visitor, email: string) => browser.post('user/registration', { email }),
    restore: (browser: Visitor, email: string) => browser.get(`user/restore/${email}`),
  }

  it.each(['registration', 'restore'] as const)(
    'are indistinguishable to the client: %s',
    async (purpose) => {
      const blocked = await person(test, 5, { blocked: true })
      const emails = [known.email, blocked.email, 'nobody@test.example']
      const told = await Promise.all(emails.map((email) => lifeOf(purpose, email)))
      expect(told[1]).toEqual(told[0])
      expect(told[2]).toEqual(told[0])
      // The same number of rows is written for each.
      const rows = await test.db.selectFrom('access_flows').selectAll().orderBy('id').execute()
      expect(rows.map(({ code_hmac, code_expires_at }) => [code_hmac?.length, code_expires_at])).toEqual(
        Array.from({ length: 3 }, () => [32, rows[0]?.code_expires_at]),
      )
      const { rows: jobs } = await test.database.query(
        "select count(*) as sent from pgboss.job where name = 'send-access-code'",
      )
      expect(jobs).toEqual([{ sent: 3 }])
    },
  )

  /** All that the client sees until the code is used up. */
  async function lifeOf(purpose: keyof typeof begin, email: string): Promise<string> {
    const browser = visitor(test)
    const seen = [await begin[purpose](browser, email)]
    await jobsDone(test, 'send-access-code')
    seen.push(await browser.get('session/flow'), await begin[purpose](browser, email))
    for (let n = 0; n < 6; n++) seen.push(await browser.post('user/codeCheck', { code: 'wrong-1' }))
    for (let n = 0; n < 6; n++) seen.push(await browser.post('user/codeCheck', { code: '000000' }))
    seen.push(await browser.post('user/finish', END))
    seen.push(await browser.post(`user/password/${known.id}`, { password: END.password }))
    return seenOf(seen, email)
  }

  it('get their e-mails: with a code, or without', async () => {
    await begin.restore(visitor(test), known.email)
    await begin.restore(visitor(test), 'nobody-else@test.example')
    const { subject, text } = await letterTo(test, known.email)
    expect(text).toMatch(/^\d{6}$/m)
    expect(subject).toMatch(/^\d{6}: код для входа в Sauda$/)
    await jobsDone(test, 'send-access-code')
    expect(await lettersTo(test, 'nobody-else@test.example')).toEqual([])
  })

  it('may have the maximum length of an address', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.kz`
    expect((await begin.restore(visitor(test), email)).statusCode).toBe(200)
  })

  it.each(['person', 'a@b', '%20', '@'])('are rejected if they are %j', async (email) => {
    expect(shown(await begin.restore(visitor(test), email))).toEqual([422, { email: ['email_invalid'] }])
  })
})
