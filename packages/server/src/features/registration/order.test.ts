import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEmail, newPhone, reachable } from '../../testing/flows.ts'
import { jobsDone, lettersTo } from '../../testing/letters.ts'
import { PASSWORD } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { type Visitor, visitor } from '../../testing/visitor.ts'
import { SEND_CODE } from './send-code.ts'

/** Somebody with a user, an unregistered address, and a browser; they read only their own e-mails. */
interface Side {
  id: number
  known: string
  fresh: string
  phone: string
  browser: Visitor
  /** What the browser may do, derived from its own right codes. */
  proven: { purpose: 'registration' | 'restore'; email: string } | null
  told: boolean
}

interface World {
  me: Side
  other: Side
}

const STEPS = {
  registerMine: ({ me }) => begin(me, 'registration', me.fresh),
  registerTheirs: ({ me, other }) => begin(me, 'registration', other.fresh),
  registerKnown: ({ me, other }) => begin(me, 'registration', other.known),
  restoreMine: ({ me }) => begin(me, 'restore', me.known),
  restoreTheirs: ({ me, other }) => begin(me, 'restore', other.known),
  typeRegistrationCode: ({ me }) => type(me, me.fresh),
  typeRestoreCode: ({ me }) => type(me, me.known),
  followRegistrationLink: ({ me }) => followLink(me, me.fresh),
  followRestoreLink: ({ me }) => followLink(me, me.known),
  guess: async ({ me }) => {
    expect((await me.browser.post('user/codeCheck', { code: '123456' })).statusCode).not.toBe(200)
  },
  tell: async ({ me }) => {
    const details = { kind: 'person', name: 'Айгерім', phone: me.phone }
    const { statusCode } = await me.browser.post('user/next', details)
    if (statusCode !== 200) return
    expect(me.proven).toMatchObject({ purpose: 'registration', email: me.fresh })
    me.told = true
  },
  finish: async ({ me }) => {
    const answer = await me.browser.post('user/finish', { password: PASSWORD, terms: true, ad_rules: true })
    if (answer.statusCode !== 200) return
    expect(me.proven).toEqual({ purpose: 'registration', email: me.fresh })
    expect([me.told, answer.json().data.user.email]).toEqual([true, me.fresh])
    reached.add('session')
    forget(me)
    await me.browser.post('session/signOut')
  },
  setMine: ({ me }) => setPassword(me, me.id),
  setTheirs: ({ me, other }) => setPassword(me, other.id),
  leave: async ({ me }) => {
    await me.browser.post('session/leaveFlow')
    forget(me)
  },
  wait: async () => test.clock.advance(61_000),
} satisfies Record<string, (world: World) => Promise<void>>

const NEW = 'верблюд-табурет-восемь'
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]

let test: TestServer
const reached = new Set<string>()
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

it('no order of calls by two users yields a session or a password without its code or its link', async () => {
  const move = fc.record({ second: fc.boolean(), step: fc.constantFrom(...NAMES) })
  const alone = (...steps: (keyof typeof STEPS)[]) => steps.map((step) => ({ second: false, step }))
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 16 }), async (moves) => {
      await jobsDone(test, SEND_CODE)
      const sides = [await side(), await side()] as const
      const before = await sessions()
      for (const { second, step } of moves) {
        const [me, other] = second ? [sides[1], sides[0]] : sides
        await STEPS[step]({ me, other })
      }
      // A new password ends sessions and must not add one.
      expect(await sessions()).toBeLessThanOrEqual(before)
    }),
    {
      numRuns: 10,
      endOnFailure: true,
      // Makes sure that both ends are reached at least once.
      examples: [
        [alone('registerMine', 'typeRegistrationCode', 'tell', 'finish', 'finish')],
        [alone('restoreMine', 'typeRestoreCode', 'setTheirs', 'setMine', 'setMine')],
        [alone('restoreMine', 'leave', 'followRestoreLink', 'followRestoreLink', 'setTheirs', 'setMine')],
      ],
    },
  )
  expect([...reached].toSorted()).toEqual(['password', 'session'])
})

async function side(): Promise<Side> {
  const { id, email: known } = await reachable(test)
  return {
    id,
    known,
    fresh: newEmail(),
    phone: newPhone(),
    browser: visitor(test),
    proven: null,
    told: false,
  }
}

async function begin(me: Side, purpose: 'registration' | 'restore', email: string): Promise<void> {
  const { statusCode } = await (purpose === 'registration'
    ? me.browser.post('user/registration', { email })
    : me.browser.get(`user/restore/${email}`))
  if (statusCode === 200) forget(me)
}

/** Enters the code of the newest e-mail to one of the user's own mailboxes, whichever flow it is for. */
async function type(me: Side, mailbox: string): Promise<void> {
  await jobsDone(test, SEND_CODE)
  const [newest] = await lettersTo(test, mailbox)
  const code = /^\d{6}$/m.exec(newest?.text ?? '')?.[0]
  if (!code) return
  const answer = await me.browser.post('user/codeCheck', { code })
  if (answer.statusCode !== 200) return
  const { purpose, email } = answer.json().data
  expect(email).toBe(mailbox)
  me.proven = { purpose, email }
}

/** Follows the link of the newest e-mail to one of the user's own mailboxes, whoever requested it. */
async function followLink(me: Side, mailbox: string): Promise<void> {
  await jobsDone(test, SEND_CODE)
  const [newest] = await lettersTo(test, mailbox)
  const token = /link\?token=([\w-]{43})/.exec(newest?.text ?? '')?.[1]
  if (!token) return
  const answer = await me.browser.post('user/followLink', { token })
  if (answer.statusCode !== 200) return
  const { purpose, email } = answer.json().data
  expect(email).toBe(mailbox)
  forget(me)
  me.proven = { purpose, email }
}

async function setPassword(me: Side, id: number): Promise<void> {
  const { statusCode } = await me.browser.post(`user/password/${id}`, { password: NEW })
  if (statusCode !== 200) return
  expect(me.proven).toEqual({ purpose: 'restore', email: me.known })
  expect(id).toBe(me.id)
  reached.add('password')
  forget(me)
}

function forget(me: Side): void {
  me.proven = null
  me.told = false
}

async function sessions(): Promise<number> {
  return (await test.db.selectFrom('sessions').select('id').execute()).length
}
