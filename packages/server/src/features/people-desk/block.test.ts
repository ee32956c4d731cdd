import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { listen } from '../../testing/another-server.ts'
import { deskActs } from '../../testing/desk-acts.ts'
import { restoring } from '../../testing/flows.ts'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { liveClient } from '../../testing/live-client.ts'
import { invitation } from '../../testing/newcomers.ts'
import { askFor } from '../../testing/part-requests.ts'
import { colleague, PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SOON = 20_000

let test: TestServer
let port: number
let administrator: Person
let somebody: Person
beforeAll(async () => {
  test = await testServer()
  port = await listen(test.server)
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  somebody = await person(test, 5)
})
afterAll(() => test.close())

const { block, unblock, detail, post } = deskActs(() => test)
const get = (path: string, token: string) => test.send({ method: 'GET', path, token })
const auth = (email: string) =>
  test.send({ path: '/api/user/auth', json: { login: email, password: PASSWORD } })
const actsOn = (id: number) =>
  test.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'reason'])
    .where('subject', '=', 'user')
    .where('subject_id', '=', id)
    .where('action', 'in', ['block', 'unblock'])
    .orderBy('id')
    .execute()
const stateOf = (id: number) =>
  test.db
    .selectFrom('ads')
    .select(['status', 'live_revision_id', 'removed_by_staff'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function signing(user_id: number, minutes: number): Promise<string> {
  const id = randomUUID()
  const expires_at = new Date(test.clock.now().getTime() + minutes * 60_000)
  await test.db
    .insertInto('signing_sessions')
    .values({
      id,
      user_id,
      kind: 'completion',
      side: 'tenant',
      nonce_hash: Buffer.alloc(32),
      expires_at,
      bin: null,
    })
    .execute()
  return id
}
const endOf = async (id: string) =>
  (
    await test.db
      .selectFrom('signing_sessions')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).expires_at

describe('a block', () => {
  it('ends sessions at once, and lets nobody in with the password', async () => {
    expect((await get('/api/session/list', somebody.token)).statusCode).toBe(200)
    expect((await block(administrator, somebody)).json().data).toBe(true)
    expect((await get('/api/session/list', somebody.token)).statusCode).toBe(401)
    const entry = await auth(somebody.email)
    expect([entry.statusCode, entry.json().code]).toEqual([403, 'blocked'])
    expect((await unblock(administrator, somebody)).statusCode).toBe(200)
    // The session from before does not come back.
    expect((await get('/api/session/list', somebody.token)).statusCode).toBe(401)
    expect((await auth(somebody.email)).statusCode).toBe(200)
  })

  it('closes live connections', async () => {
    const page = await liveClient(port, somebody)
    await vi.waitFor(() => expect(page.subscriptions).toBe(1), SOON)
    await block(administrator, somebody)
    await vi.waitFor(() => expect(page.refusals).toBe(1), SOON)
    page.pusher.disconnect()
  })

  it('ends open signing of this person alone, and keeps what is over', async () => {
    const other = await person(test, 1)
    const [open, over, foreign] = [
      await signing(somebody.id, 10),
      await signing(somebody.id, -10),
      await signing(other.id, 10),
    ]
    const ended = await endOf(over)
    await block(administrator, somebody)
    expect(await endOf(open)).toEqual(test.clock.now())
    expect(await endOf(over)).toEqual(ended)
    expect((await endOf(foreign)).getTime()).toBeGreaterThan(test.clock.now().getTime())
  })

  it('ends restores of access and open invitations to the address', async () => {
    const flow = await restoring(test, somebody)
    const { id } = await invitation(test)
    await test.db.updateTable('invitations').set({ email: somebody.email }).where('id', '=', id).execute()
    await block(administrator, somebody)
    const { email } = somebody
    const left = await test.db
      .selectFrom('access_flows')
      .selectAll()
      .where('user_id', '=', somebody.id)
      .execute()
    const links = await test.db.selectFrom('access_links').selectAll().where('email', '=', email).execute()
    expect([left, links]).toEqual([[], []])
    const invited = test.db.selectFrom('invitations').select('ended_at').where('id', '=', id)
    expect((await invited.executeTakeFirstOrThrow()).ended_at).not.toBeNull()
    expect(flow).toBeDefined()
  })

  it.each([5, 1])('takes live ads of role %d down with its log, and nothing else', async (role) => {
    const owner = await person(test, role)
    const other = await person(test, 5)
    const [live, waiting, archived, foreign] = [
      await ad(test, owner.id, { status: 31, live: true }),
      await ad(test, owner.id, { status: 10 }),
      await ad(test, owner.id, { status: 40 }),
      await ad(test, other.id, { status: 31, live: true }),
    ]
    await block(administrator, owner)
    expect(await stateOf(live)).toEqual({ status: 30, live_revision_id: null, removed_by_staff: true })
    expect((await stateOf(waiting)).status).toBe(10)
    expect((await stateOf(archived)).status).toBe(40)
    expect((await stateOf(foreign)).live_revision_id).not.toBeNull()
    const log = await test.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'from_status', 'to_status'])
      .where('subject', '=', 'ad')
      .where('subject_id', '=', live)
      .execute()
    expect(log).toEqual([{ action: 'unpublish', actor_id: administrator.id, from_status: 31, to_status: 30 }])
    const seen = await test.send({ path: `/api/userBanner/getById/${live}`, json: {} })
    expect(seen.statusCode).toBe(404)
    // Unblocked, the owner needs a moderator for it.
    await unblock(administrator, owner)
    expect((await stateOf(live)).live_revision_id).toBeNull()
  })

  it.each([
    ['ru', 'Причина: Обман покупателей.'],
    ['kk', 'Себебі: Сатып алушыларды алдау.'],
  ] as const)('is told in %s by letter, once, with the note', async (language, reason) => {
    await test.db.updateTable('users').set({ language }).where('id', '=', somebody.id).execute()
    const json = { reason: 'fraud', note: ' Письмо № 114. ' }
    for (let n = 0; n < 3; n++) expect((await block(administrator, somebody, json)).statusCode).toBe(200)
    const { text } = await letterTo(test, somebody.email)
    for (const said of [reason, 'Письмо № 114.']) expect(text).toContain(said)
    await unblock(administrator, somebody)
    await unblock(administrator, somebody)
    await letterTo(test, somebody.email, 2)
    expect(await lettersTo(test, somebody.email)).toHaveLength(2)
    expect((await actsOn(somebody.id)).map(({ action }) => action)).toEqual(['block', 'unblock'])
  })

  it.each([
    ['the only owner', async (owner: Person) => owner, 1, 30],
    ['an owner beside another', (owner: Person) => colleague(test, owner, 'owner').then(() => owner), 0, 31],
    ['a seller', (owner: Person) => colleague(test, owner, 'seller'), 0, 31],
  ] as const)(
    'of %s takes the ads of the company down if nobody else owns it',
    async (_of, whom, companies, status) => {
      const owner = await person(test, 1)
      const id = await ad(test, owner.id, { status: 31, live: true })
      const one = await whom(owner)
      expect((await detail(administrator, one)).block_effects).toMatchObject({ companies, ads: companies })
      expect((await block(administrator, one)).statusCode).toBe(200)
      expect(await stateOf(id)).toMatchObject({ status, removed_by_staff: companies === 1 })
    },
  )

  it('of the last owner who may sign in takes them down, after another was blocked', async () => {
    const owner = await person(test, 1)
    const second = await colleague(test, owner, 'owner')
    const id = await ad(test, second.id, { status: 31, live: true })
    await block(administrator, owner)
    expect((await stateOf(id)).status).toBe(31)
    await block(administrator, second)
    expect((await stateOf(id)).status).toBe(30)
  })

  it('is in the log with its reason and what it ended', async () => {
    await ad(test, somebody.id, { status: 31, live: true })
    await askFor(test, somebody)
    await signing(somebody.id, 10)
    expect((await detail(administrator, somebody)).block_effects).toEqual({
      ...{ sessions: 1, ads: 1, signing_sessions: 1, invitations: 0, companies: 0 },
    })
    await block(administrator, somebody, { reason: 'security', note: 'Звонил сам.' })
    expect(await actsOn(somebody.id)).toEqual([
      {
        action: 'block',
        actor_id: administrator.id,
        reason: {
          ...{ reason: 'security', note: 'Звонил сам.' },
          ...{ sessions: 1, signing_sessions: 1, ads: 1, part_requests: 1 },
        },
      },
    ])
    await unblock(administrator, somebody, { note: 'Пароль сменил.' })
    const { blocks, acts_on } = await detail(administrator, somebody)
    expect(blocks).toMatchObject([
      {
        reason: 'security',
        note: 'Звонил сам.',
        by: { id: administrator.id },
        unblocked_by: { id: administrator.id },
        unblock_note: 'Пароль сменил.',
      },
    ])
    expect(blocks[0].until).not.toBeNull()
    expect(acts_on.map(({ action }: { action: string }) => action)).toEqual(['unblock', 'block'])
  })

  it('keeps documents, history and authorship', async () => {
    const id = await ad(test, somebody.id, { status: 31, live: true })
    await block(administrator, somebody)
    const revisions = test.db.selectFrom('ad_revisions').select('created_by').where('ad_id', '=', id)
    expect((await revisions.execute()).map(({ created_by }) => created_by)).toEqual([somebody.id])
  })
})

describe('a block is refused', () => {
  it.each([
    [{}, 'reason', 'required'],
    [{ reason: 'rude' }, 'reason', 'unknown'],
    [{ reason: 'other' }, 'note', 'required'],
    [{ reason: 'other', note: ' ' }, 'note', 'required'],
    [{ reason: 'spam', note: 'я'.repeat(1001) }, 'note', 'too_long'],
    [{ reason: 'spam', silent: true }, 'silent', 'unexpected'],
  ])('for %j', async (json, field, code) => {
    const answer = await block(administrator, somebody, json)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [code] }])
    expect((await get('/api/session/list', somebody.token)).statusCode).toBe(200)
  })

  it('of oneself, and of nobody', async () => {
    const self = await block(administrator, administrator)
    expect([self.statusCode, self.json().code]).toEqual([409, 'oneself'])
    for (const id of [999_999, 9_007_199_254_740_991]) {
      expect((await block(administrator, { id })).statusCode).toBe(404)
      expect((await unblock(administrator, { id })).statusCode).toBe(404)
    }
  })

  it('with a note of its end that is too long', async () => {
    const answer = await unblock(administrator, somebody, { note: 'я'.repeat(1001) })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { note: ['too_long'] }])
  })

  it('with nothing changed when it fails half way', async () => {
    const id = await ad(test, somebody.id, { status: 31, live: true })
    const send = vi.spyOn(test.server.deps.jobs, 'send').mockRejectedValueOnce(new Error('no queue'))
    expect((await block(administrator, somebody)).statusCode).toBe(500)
    send.mockRestore()
    expect((await stateOf(id)).status).toBe(31)
    expect((await get('/api/session/list', somebody.token)).statusCode).toBe(200)
    expect(await actsOn(somebody.id)).toEqual([])
  })
})

it('an ad that was about to be published is not published after its owner is blocked', async () => {
  const id = await ad(test, somebody.id, { status: 10 })
  const moderator = await person(test, 4)
  const published = await post(moderator, `/api/userBanner/publish/${id}`)
  expect(published.statusCode).toBe(200)
  await block(administrator, somebody)
  const row = test.db.selectFrom('ads').select(['live_revision_id', 'publish_at']).where('id', '=', id)
  await vi.waitFor(async () => {
    test.clock.advance(60_000)
    const { live_revision_id } = await row.executeTakeFirstOrThrow()
    expect(live_revision_id).toBeNull()
  }, SOON)
})
