import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { endTerms } from './expiry.ts'
import { renewalToken } from './renewal-token.ts'

const DAY = 86_400_000
const SOON = 20_000

let test: TestServer
let owner: Person
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY)
const run = () => endTerms(test.server.deps)
const activate = (id: number, json: object, token?: string) =>
  test.send({ path: `/api/userBanner/activate/${id}`, json, token })
const stateOf = (id: number) =>
  test.db.selectFrom('ads').select(['status', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

/** An ad in its last two days, whose owner has received the e-mail with this token. */
async function warned(): Promise<{ id: number; token: string }> {
  const id = await ad(test, owner.id, { status: 31, live: true, expiresAt: inDays(2) })
  const told = () =>
    test.db.selectFrom('ads').select('id').where('id', '=', id).where('warned_for', 'is not', null)
  // The server's first scheduled run may hold the ad at the same moment.
  await vi.waitFor(async () => {
    await run()
    expect(await told().execute()).toHaveLength(1)
  }, SOON)
  return { id, token: await renewalToken(test.db, { id, userId: owner.id }, inDays(2)) }
}

describe('the token of the e-mail', () => {
  let id: number
  let token: string
  beforeEach(async () => {
    await test.empty()
    owner = await person(test, 5)
    const letter = await warned()
    id = letter.id
    token = letter.token
  })

  it('renews its ad for its owner without signing in', async () => {
    const answer = await activate(id, { token })
    expect(answer.json().data).toMatchObject({ status: 31, expires_at: inDays(32).toISOString() })
    const { actor_id } = await test.db.selectFrom('audit').select('actor_id').executeTakeFirstOrThrow()
    expect(actor_id).toBe(owner.id)
  })

  it('publishes an ad again within three days after its end, and not later', async () => {
    test.clock.advance(5 * DAY)
    await run()
    expect((await activate(id, { token })).json().data).toMatchObject({ status: 31, live: true })
    const late = await warned()
    test.clock.advance(5 * DAY + 1)
    await run()
    expect((await activate(late.id, { token: late.token })).json().code).toBe('sign_in_required')
  })

  it('is invalid once the term has changed', async () => {
    await activate(id, { token })
    const again = await activate(id, { token })
    expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(again.json().allowed_actions).toContain('unpublish')
    expect(again.json().allowed_actions).not.toContain('activate')
    await test.send({ path: `/api/userBanner/unpublish/${id}`, token: owner.token })
    const offPublication = (await activate(id, { token })).json()
    expect(offPublication.code).toBe('changed_meanwhile')
    expect(offPublication.allowed_actions).toContain('activate')
    expect((await stateOf(id)).status).toBe(30)
  })

  it('has no effect if it is forged, or of another ad or owner', async () => {
    const other = await warned()
    const [end = '', proof = ''] = token.split('.')
    const forged = [
      '',
      '.',
      'x',
      end,
      `${end}.`,
      `${end}.${proof.slice(1)}`,
      `${end}.${proof}=`,
      ` ${token}`,
      `${inDays(300).getTime().toString(36)}.${proof}`,
      `zzzzzzzzzzzzzzzz.${proof}`,
      await renewalToken(test.db, { id, userId: owner.id + 1 }, inDays(2)),
      other.token,
    ]
    for (const wrong of forged) {
      const answer = await activate(id, { token: wrong })
      expect([answer.statusCode, answer.json().code], wrong).toEqual([401, 'sign_in_required'])
    }
    expect((await activate(id, { token: 'я'.repeat(201) })).statusCode).toBe(422)
    expect((await stateOf(id)).version).toBe(1)
  })

  it('gives a signed-in stranger no more than anybody else, and an invalid one nothing', async () => {
    const stranger = await person(test, 5)
    expect((await activate(id, { token: 'wrong' }, stranger.token)).json().code).toBe('forbidden')
    expect((await activate(id, { token }, stranger.token)).statusCode).toBe(200)
    const archived = await test.send({
      path: `/api/userBanner/archive/${id}`,
      token: stranger.token,
      json: { token },
    })
    expect(archived.statusCode).toBe(403)
  })

  it('is ignored if invalid, in favour of the owner’s session', async () => {
    expect((await activate(id, { token: 'wrong' }, owner.token)).statusCode).toBe(200)
  })

  it('is rejected for a blocked owner', async () => {
    await test.db
      .updateTable('users')
      .set({ blocked_at: inDays(0) })
      .where('id', '=', owner.id)
      .execute()
    const answer = await activate(id, { token })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'blocked'])
  })

  it('checks the given version', async () => {
    expect((await activate(id, { token, version: 9 })).json().code).toBe('changed_meanwhile')
    expect((await activate(id, { token, version: 1 })).statusCode).toBe(200)
  })

  it('does not find a deleted ad', async () => {
    await test.db
      .updateTable('ads')
      .set({ deleted_at: inDays(0) })
      .where('id', '=', id)
      .execute()
    expect((await activate(id, { token })).json().code).toBe('sign_in_required')
  })
})
