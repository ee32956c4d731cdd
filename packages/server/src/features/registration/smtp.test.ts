import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { registering } from '../../testing/flows.ts'
import { jobsDone } from '../../testing/letters.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SOON = 20_000

let mail: SMTPServer
let test: TestServer
/** The mail server's response to an e-mail or its recipient. */
let refusal: { at: 'recipient' | 'letter'; status: number } | undefined
const taken: Email[] = []

const no = (at: 'recipient' | 'letter') =>
  refusal?.at === at ? Object.assign(new Error('no'), { responseCode: refusal.status }) : null

beforeAll(async () => {
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(no('recipient')),
    onData: async (stream, _session, done) => {
      const letter = await PostalMime.parse(await buffer(stream))
      if (!no('letter')) taken.push(letter)
      done(no('letter'))
    },
  })
  mail.on('error', () => {})
  await once(mail.listen(0, '127.0.0.1'), 'listening')
  const { port } = mail.server.address() as AddressInfo
  test = await testServer({ smtpUrl: `smtp://127.0.0.1:${port}` })
})
beforeEach(async () => {
  await test.empty()
  refusal = undefined
  taken.length = 0
})
afterAll(async () => {
  await test.close()
  await new Promise<void>((resolve) => mail.close(resolve))
})

const states = async () => {
  const { rows } = await test.database.query<{ state: string }>(
    "select state from pgboss.job where name = 'send-access-code'",
  )
  return rows.map(({ state }) => state)
}
const codeOf = (letter: Email | undefined) => /^\d{6}$/m.exec(letter?.text ?? '')?.[0] ?? ''

it('a mail server gets the e-mail, in text and HTML, and its code opens the next step', async () => {
  const { email, post } = await registering(test)
  await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
  const [letter] = taken
  const code = codeOf(letter)
  expect(letter).toMatchObject({ to: [{ address: email }], subject: `${code}: код для регистрации в Sauda` })
  expect(letter?.html).toContain(`>${code}</p>`)
  expect((await post('user/codeCheck', { code })).json().data.step).toBe('details')
})

it('a busy mail server is retried, with a new code', async () => {
  refusal = { at: 'letter', status: 451 }
  const { post } = await registering(test)
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), SOON)
  refusal = undefined
  await test.database.query("update pgboss.job set start_after = now() where state = 'retry'")
  await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
  expect((await post('user/codeCheck', { code: codeOf(taken[0]) })).statusCode).toBe(200)
})

it('a mail server that rejects the mailbox is not retried', async () => {
  refusal = { at: 'recipient', status: 550 }
  const { get } = await registering(test)
  await jobsDone(test, 'send-access-code')
  expect(await states()).toEqual(['completed'])
  expect((await get('session/flow')).json().data.step).toBe('code')
})
