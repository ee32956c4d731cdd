import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalServer } from '../../create-server.ts'
import { anotherServer } from '../../testing/another-server.ts'
import { base, batchOf, document } from '../../testing/documents.ts'
import { documentsStage } from '../../testing/documents-stage.ts'
import type { Person } from '../../testing/people.ts'
import { readZip } from '../../testing/read-zip.ts'

const on = documentsStage()
const ROUNDS = 4

let elsewhere: PortalServer
beforeAll(async () => {
  elsewhere = await anotherServer(on.test)
})
afterAll(() => elsewhere.close())

/** Sends the same calls to both processes at once, and returns the answers in their order. */
async function fromBoth(who: Person, calls: readonly (readonly [path: string, json?: object])[]) {
  const request = ([path, json]: (typeof calls)[number]) =>
    new Request(`http://portal/api/${path}`, {
      method: json ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${who.token}`,
        'x-portal-client': 'test',
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
  const answers = await Promise.all(
    calls.flatMap((call) =>
      [on.test.server, elsewhere].map(({ handle }) => handle(request(call), { address: '192.0.2.7' })),
    ),
  )
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      bytes: Buffer.from(await answer.arrayBuffer()),
    })),
  )
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function traces(id: number) {
  const { db, database } = on.test
  const acts = await db
    .selectFrom('audit')
    .select(['action', 'from_status', 'to_status'])
    .where('subject', '=', 'document')
    .where('subject_id', '=', id)
    .where('action', '!=', 'received')
    .execute()
  const changes = await db
    .selectFrom('document_changes')
    .select(['action', 'status'])
    .where('document_id', '=', id)
    .execute()
  const { rows: told } = await database.query<{ n: number }>(
    `select count(*)::int as n from notifications where user_id = $1 and (body -> 'invoice_id' ->> 'id')::int = $2`,
    [on.manager.id, id],
  )
  const { status, unread } = await db
    .selectFrom('documents')
    .select(['status', 'unread'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { acts, changes, told: told[0]?.n, status, unread }
}

describe('two processes at once', () => {
  it('make an invoice 2 once, and send the same bytes by every call', async () => {
    const baseId = await base(on.test)
    for (let round = 0; round < ROUNDS; round++) {
      const period = `2026-0${round + 1}`
      const id = await document(on.test, { of: on.tenant, baseId, says: { number: `${round}`, period } })
      const answers = await fromBoth(on.tenant, [
        ['invoice/download', { id }],
        ['invoice/downloadByIds', { ids: [id] }],
        [`invoice/downloadAll/${await batchOf(on.test, id)}`],
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const papers = await Promise.all(
        answers.map(async ({ bytes }, at) => (at < 2 ? bytes : [...(await readZip(bytes)).values()][1])),
      )
      expect(new Set(papers.map((bytes) => bytes && hashOf(bytes))).size).toBe(1)
      expect(await traces(id)).toEqual({
        acts: [{ action: 'downloaded', from_status: 1, to_status: 2 }],
        changes: [{ action: 'downloaded', status: 2 }],
        told: 1,
        status: 2,
        unread: false,
      })
    }
  })

  it('look at an invoice without any effect, even while its paper is drawn', async () => {
    const baseId = await base(on.test)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await document(on.test, { of: on.tenant, baseId, says: { number: `${round}` } })
      const answers = await fromBoth(on.tenant, [
        [`invoice/preview/${id}/1/1`],
        [`invoice/getById/${id}`],
        ['invoice/pagination', {}],
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const [one, other] = answers.map(({ bytes }) => hashOf(bytes))
      expect(one).toBe(other)
      expect(await traces(id)).toEqual({ acts: [], changes: [], told: 0, status: 1, unread: true })
    }
  })

  it('that look and download at once make it 2, and only because of the download', async () => {
    const id = await document(on.test, { of: on.tenant, baseId: await base(on.test) })
    await fromBoth(on.tenant, [[`invoice/preview/${id}/1/1`], ['invoice/download', { id }]])
    expect(await traces(id)).toMatchObject({
      acts: [{ action: 'downloaded', from_status: 1, to_status: 2 }],
      told: 1,
      status: 2,
    })
  })

  it('change nothing when staff download while the tenant looks', async () => {
    const id = await document(on.test, { of: on.tenant, baseId: await base(on.test) })
    await Promise.all([
      fromBoth(on.manager, [
        ['invoice/download', { id }],
        ['invoice/downloadByIds', { ids: [id] }],
      ]),
      fromBoth(on.tenant, [[`invoice/preview/${id}/1/1`], [`invoice/getById/${id}`]]),
    ])
    expect(await traces(id)).toEqual({ acts: [], changes: [], told: 0, status: 1, unread: true })
  })
})
