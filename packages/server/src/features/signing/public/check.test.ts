import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { expect, it } from 'vitest'
import { addressOf, document } from '../../../testing/documents.ts'
import { documentsStage } from '../../../testing/documents-stage.ts'
import { room } from '../../../testing/people.ts'
import { textOfPages } from '../../../testing/read-pdf.ts'

const stage = documentsStage()

/** A guest's call, each from a new address. */
const ask = async (path: string, json?: object, address?: string) => {
  const answer = await stage.test.send({
    method: json ? 'POST' : 'GET',
    path: `/api/documentCheck/${path}`,
    json,
    ...(address && { address }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

it('the address of the QR code shows what to compare with the paper', async () => {
  const roomId = await room(stage.test, { tenant: stage.tenant.id })
  const id = await document(stage.test, { kind: 'completion', of: stage.tenant })
  await stage.test.db
    .updateTable('documents')
    .set({ room_ids: [roomId] })
    .where('id', '=', id)
    .execute()
  const { level, number } = await stage.test.db
    .selectFrom('rooms')
    .select(['level', 'number'])
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow()
  const { status, data } = await ask('address', await addressOf(stage.test, id))
  expect(status).toBe(200)
  expect(data).toEqual({
    verdict: 'not_signed',
    checked_at: '2026-11-21T06:00:00.000Z',
    file_name: null,
    paper: {
      kind: 'completion',
      number: 'АВР-01846',
      date: '2026-10-31',
      total: 41_200_000,
      currency: 'KZT',
      rooms: [{ level, number }],
      pages: 1,
    },
    copy_of: null,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    digests: null,
    signers: [],
    expired_at: null,
    retry_at: null,
  })
})

it('a bare number tells only whether there is a document', async () => {
  const id = await document(stage.test, { kind: 'completion', of: stage.tenant })
  expect(await ask(`get/${id}`)).toEqual({ status: 200, data: { id } })
  expect(await ask(`get/${id + 1000}`)).toMatchObject({ status: 404, code: 'not_found' })
})

it.each([
  ['rejected', 'rejected'],
  ['annulled', 'annulled'],
  ['new', 'not_signed'],
] as const)('a document that is %s', async (status, verdict) => {
  const id = await document(stage.test, { status: DOCUMENT_STATUS[status], of: stage.tenant })
  expect((await ask('address', await addressOf(stage.test, id))).data.verdict).toBe(verdict)
  expect((await ask(`get/${id}`)).data).toEqual({ id })
})

it('a wrong secret is no address, even if there is a document with this id', async () => {
  const id = await document(stage.test, { of: stage.tenant })
  const other = await addressOf(stage.test, await document(stage.test, { of: stage.tenant }))
  for (const secret of ['AAAAAAAAAAAAAAAAAAAAAAAA', other.secret]) {
    expect(await ask('address', { id, secret })).toMatchObject({ status: 404, code: 'not_found' })
  }
})

it.each([
  ['a short secret', { id: 1, secret: 'A' }],
  ['signs that no secret has', { id: 1, secret: "a' or 1=1 --" }],
  ['no secret', { id: 1 }],
  ['a word for the id', { id: 'x', secret: 'AAAAAAAAAAAA' }],
  ['more than an address has', { id: 1, secret: 'AAAAAAAAAAAA', kind: 'invoice' }],
])('%s is refused', async (_what, json) => {
  expect((await ask('address', json)).status).toBe(422)
})

it('a deleted document is checked no more', async () => {
  const id = await document(stage.test, { of: stage.tenant })
  const address = await addressOf(stage.test, id)
  await stage.test.db
    .updateTable('documents')
    .set({ deleted_at: stage.test.clock.now() })
    .where('id', '=', id)
    .execute()
  expect(await ask('address', address)).toMatchObject({ status: 404 })
  expect(await ask(`get/${id}`)).toMatchObject({ status: 404 })
})

it('the QR code of a paper has the address of its check', async () => {
  const id = await document(stage.test, { kind: 'completion', of: stage.tenant })
  const { secret } = await addressOf(stage.test, id)
  const file = await stage.ask(stage.tenant, 'completion/download', { id })
  const pages = await textOfPages(file.rawPayload)
  expect(pages[0]).toContain(`sauda.example/verify-document/${id}/${secret}`)
})

it('one address may check 60 documents in ten minutes', async () => {
  const id = await document(stage.test, { of: stage.tenant })
  const address = '203.0.113.7'
  for (let n = 0; n < 30; n++) {
    expect((await ask(`get/${id}`, undefined, address)).status).toBe(200)
    expect((await ask('address', { id, secret: 'AAAAAAAAAAAA' }, address)).status).toBe(404)
  }
  expect(await ask(`get/${id}`, undefined, address)).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retry_after: 600,
  })
  expect((await ask(`get/${id}`)).status).toBe(200)
})
