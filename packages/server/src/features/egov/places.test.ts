import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EgovStage, egovStage } from '../../testing/egov-mobile/stage.ts'
import { type HalfSent, halfSent, watchStalls } from '../../testing/half-sent.ts'

let at: EgovStage
beforeAll(async () => {
  at = await egovStage()
})
afterAll(() => at.close())

const PATH = '/api/egovMobile/phone/documents'
const LARGE = `${16 * 1024 * 1024}`

/** Begins to send 16 MB of signatures. */
const beginSending = (token: string | null, from?: string) =>
  halfSent(at.port, {
    ...{ method: 'PUT', path: PATH, ...(from && { from }) },
    headers: {
      'content-type': 'application/json',
      'content-length': LARGE,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })

const leaveAll = (all: readonly HalfSent[]) => Promise.all(all.map((one) => one.leave()))

/** A telephone that has read a code. */
async function telephone() {
  const { ids, session, text } = await at.shown()
  const phone = at.phone()
  const { body: invitation } = await phone.read(text)
  return { ids, session, text, phone, invitation, token: invitation.document.auth_token }
}

it('a telephone without a right is refused before it sends anything', async () => {
  expect(await (await beginSending(null)).status()).toBe(401)
  expect(await (await beginSending('wrong')).status()).toBe(410)
  const from = '192.0.2.9'
  for (let n = 0; n < 60; n++) expect(await (await beginSending('wrong', from)).status()).toBe(410)
  expect(await (await beginSending('wrong', from)).status()).toBe(429)
})

it('so is one whose user was blocked, or that asks too often', async () => {
  const { token, text, phone } = await telephone()
  const users = at.stage.test.db.updateTable('users').where('id', '=', at.tenant.user.id)
  await users.set({ blocked_at: at.stage.test.clock.now() }).execute()
  expect(await (await beginSending(token)).status()).toBe(403)
  await users.set({ blocked_at: null }).execute()
  let last = token
  for (let n = 2; n < 20; n++) {
    const { body } = await phone.read(text)
    last = body.document.auth_token
  }
  expect(await (await beginSending(last)).status()).toBe(429)
})

it('more telephones than there are places for are asked to come back, and the others are taken', async () => {
  const { ids, phone, invitation } = await telephone()
  const sent = phone.sign((await phone.fetch(invitation)).body)
  const others = await Promise.all(Array.from({ length: 25 }, telephone))
  const begun = await Promise.all(others.flatMap(({ token }) => [beginSending(token), beginSending(token)]))
  expect(await Promise.any(begun.map((one) => one.status()))).toBe(503)
  await leaveAll(begun)
  expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
  expect(await at.statuses(ids)).toEqual([2])
})

it('a session gets two places at once, and a request without one is not counted', async () => {
  const { phone, invitation, token } = await telephone()
  const other = await telephone()
  const begun = await Promise.all(Array.from({ length: 3 }, () => beginSending(token)))
  expect(await Promise.any(begun.map((one) => one.status()))).toBe(503)
  for (let n = 0; n < 20; n++) expect(await (await beginSending(token)).status()).toBe(503)
  expect(await phone.fetch(invitation)).toMatchObject({ status: 200 })
  const { body } = await other.phone.fetch(other.invitation)
  expect(await other.phone.send(other.invitation, other.phone.sign(body))).toMatchObject({ status: 200 })
  await leaveAll(begun)
})

it('a telephone keeps its place until it has its documents', async () => {
  const { ids, session, phone, invitation } = await telephone()
  const large = [await telephone(), await telephone()]
  const { db, server } = at.stage.test
  const bytes = Buffer.alloc(15_000_000, '%PDF-')
  const file = createHash('sha256').update(bytes).digest('hex')
  await server.deps.storage.put(`documents/${file}.pdf`, bytes, 'application/pdf')
  await db
    .updateTable('signing_session_documents')
    .set({ file })
    .where(
      'session_id',
      'in',
      large.map((one) => one.session.session_id),
    )
    .execute()
  const slow = await Promise.all(
    [...large, ...large].map(({ token }) =>
      halfSent(at.port, { method: 'GET', path: PATH, headers: { authorization: `Bearer ${token}` } }),
    ),
  )
  expect(await Promise.all(slow.map((one) => one.status()))).toEqual([200, 200, 200, 200])
  let isAnswered = false
  const next = phone.fetch(invitation).finally(() => {
    isAnswered = true
  })
  // Meanwhile others are answered many times.
  for (let n = 0; n < 20; n++) expect((await at.state(session)).state).toBe('read')
  expect(isAnswered).toBe(false)
  await slow[0]?.leave()
  expect(await next).toMatchObject({ status: 200, body: { documentsToSign: [{ id: ids[0] }] } })
  await leaveAll(slow.slice(1))
})

it.each(['GET', 'PUT'])('a telephone that stalls for a minute in %s loses its place', async (method) => {
  const { token } = await telephone()
  const stalledAfter = watchStalls(at.stage.test.server.fastify.server)
  const headers = { authorization: `Bearer ${token}`, ...(method === 'PUT' && { 'content-length': LARGE }) }
  const begun = await halfSent(at.port, { method, path: PATH, headers })
  await stalledAfter(60_000)
  await begun.leave()
})
