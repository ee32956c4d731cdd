import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentOf, newGuid, newOneC } from '../../testing/one-c.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { keyOfPaper } from '../documents/paper/paper-key.ts'
import { RETENTION, tidyExchange } from './upkeep.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const DAY = 86_400_000
const tidy = () => tidyExchange({ ...test.server.deps, retention: RETENTION })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const isStored = (bytes: Uint8Array) => test.storage.exists(keyOfPaper(hashOf(bytes)))
const rowsOf = (baseId: number) =>
  test.db.selectFrom('exchange_rows').select(['outcome', 'at']).where('base_id', '=', baseId).execute()

it('rows of the journal are deleted after thirteen months, with their batches, and waiting rows are not', async () => {
  const c = await newOneC(test.server)
  const old = new Date(test.clock.now().getTime() - 400 * DAY)
  const recent = new Date(test.clock.now().getTime() - 390 * DAY)
  const batch = { base_id: c.baseId, form: 'ndjson' as const, file: null, total: 1 }
  const { id } = await test.db
    .insertInto('exchange_batches')
    .values({ ...batch, received_at: old, finished_at: old })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = {
    ...{ base_id: c.baseId, batch_id: null, place: null, kind: null, guid: null, data_version: null },
    ...{ number: null, company: null, bin: null, total: null, currency: null, problems: '[]' },
    ...{ raw: '{}', document_id: null, outcome: 'refused' as const },
  }
  await test.db
    .insertInto('exchange_rows')
    .values([
      { ...row, at: old, batch_id: id, place: 0 },
      { ...row, at: old, outcome: 'waiting' },
      { ...row, at: recent },
    ])
    .execute()
  await tidy()
  expect((await rowsOf(c.baseId)).map(({ outcome }) => outcome).sort()).toEqual(['refused', 'waiting'])
  expect(await test.db.selectFrom('exchange_batches').select('id').where('id', '=', id).execute()).toEqual([])
})

it('a PDF that no version names is deleted after thirty days, and one that came again only thirty days after that', async () => {
  const c = await newOneC(test.server)
  const [named, other, again] = [await pdfFile('Named'), await pdfFile('Other'), await pdfFile('Again')]
  const guid = newGuid()
  await c.put('invoices', guid, documentOf())
  expect(await c.putFile('invoices', guid, named)).toMatchObject({ status: 201 })
  // As a batch stores them whose rows are refused then.
  for (const bytes of [other, again]) {
    await test.storage.put(keyOfPaper(hashOf(bytes)), bytes, 'application/pdf')
    await test.db
      .insertInto('exchange_papers')
      .values({ file: hashOf(bytes), at: test.clock.now() })
      .execute()
  }
  test.clock.advance(20 * DAY)
  await test.db
    .updateTable('exchange_papers')
    .set({ at: test.clock.now() })
    .where('file', '=', hashOf(again))
    .execute()
  test.clock.advance(11 * DAY)
  await tidy()
  expect([await isStored(named), await isStored(other), await isStored(again)]).toEqual([true, false, true])
  test.clock.advance(20 * DAY)
  await tidy()
  expect([await isStored(named), await isStored(again)]).toEqual([true, false])
  expect(await test.db.selectFrom('exchange_papers').selectAll().execute()).toEqual([])
})

it('a file without a document, or for a locked one, is not stored', async () => {
  const c = await newOneC(test.server)
  const [first, second] = [await pdfFile('First'), await pdfFile('Second')]
  const guid = newGuid()
  expect(await c.putFile('invoices', guid, first)).toMatchObject({ status: 404, code: 'document_missing' })
  expect(await isStored(first)).toBe(false)
  await c.put('invoices', guid, documentOf())
  expect(await c.putFile('invoices', guid, first)).toMatchObject({ status: 201 })
  expect(await c.putFile('invoices', guid, second)).toMatchObject({ status: 409, code: 'file_exists' })
  expect(await isStored(second)).toBe(false)
  expect(await rowsOf(c.baseId)).toMatchObject([{}, {}, {}, {}])
})

it('sign-ins for CommerceML that have ended are deleted', async () => {
  const c = await newOneC(test.server)
  const authorization = `Basic ${Buffer.from(`${c.login}:${c.secret}`).toString('base64')}`
  const url = 'http://portal/exchange/v1/commerceml?type=sale&mode=checkauth'
  await test.server.handle(new Request(url, { headers: { authorization } }))
  const sessions = () => test.db.selectFrom('exchange_sessions').select('id').execute()
  await tidy()
  expect(await sessions()).toHaveLength(1)
  test.clock.advance(DAY)
  await tidy()
  expect(await sessions()).toEqual([])
})
