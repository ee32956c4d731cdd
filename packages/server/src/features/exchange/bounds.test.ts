import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type BatchAnswer, oneC } from '../../player/client.ts'
import { commerceMlOf } from '../../player/commerceml.ts'
import { commerceMlStage } from '../../testing/commerceml-stage.ts'
import { documentOf, lineOf, newGuid, newOneC, rowOf } from '../../testing/one-c.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { zipFile } from '../../testing/zip-file.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

const { uploaded } = commerceMlStage(() => test)

const finished = (c: { report(id: number): Promise<{ data: BatchAnswer }> }, id: number) =>
  vi.waitUntil(
    async () => {
      const { data } = await c.report(id)
      return data.state === 'done' && data
    },
    { timeout: 60_000, interval: 50 },
  )

/** JSON with far more levels than a stack has room for. */
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

it('a document with too many levels is refused alone, in lines and in a manifest', async () => {
  const c = await newOneC(test.server)
  const row = (extra: string) => `${JSON.stringify(rowOf()).slice(0, -1)}, "extra": ${extra}}`
  const levels = 100_000
  expect(await c.put('invoices', newGuid(), row(deep(levels)))).toMatchObject({
    status: 422,
    code: 'too_deep',
  })
  const lines = await c.batch([row(deep(levels)), rowOf()])
  const manifest = `{"documents": [${row(deep(levels))}, ${row(deep(levels * 2))}, ${JSON.stringify(rowOf())}]}`
  const zip = await c.zip(zipFile([{ name: 'manifest.json', bytes: manifest }]))
  expect([lines.status, zip.status]).toEqual([202, 202])
  const codes = ({ rows }: BatchAnswer) => rows.map(({ problems: [first] }) => first?.code)
  expect(codes(await finished(c, lines.data.id))).toEqual(['too_deep', undefined])
  expect(codes(await finished(c, zip.data.id))).toEqual(['too_deep', 'too_deep', undefined])
})

it('a rate with blanks inside is refused as fast as every other, in JSON and in CommerceML', async () => {
  const c = await newOneC(test.server)
  // A look at the rest from each of the blanks would take 10^11 steps.
  const vat_rate = `16${' '.repeat(900_000)}x`
  const line = lineOf({ vat_rate })
  expect(await c.put('invoices', newGuid(), documentOf({ lines: [line] }))).toMatchObject({
    status: 422,
    code: 'not_a_number',
  })
  const xml = await uploaded(commerceMlOf([rowOf({ lines: [line] })], 'utf-8'))
  await vi.waitUntil(async () => {
    const { word } = await xml.step('import', { filename: 'documents.xml' })
    return word === 'failure'
  }, SOON)
  const row = test.db.selectFrom('exchange_rows').select('problems').where('base_id', '=', xml.baseId)
  expect((await row.executeTakeFirstOrThrow()).problems).toMatchObject([
    { field: 'lines.0.vat_rate', code: 'not_a_number' },
  ])
  await xml.step('init')
})

it('a document with an unknown field of a few levels is received with a warning', async () => {
  const c = await newOneC(test.server)
  const answer = await c.put('invoices', newGuid(), documentOf({ extra: { a: [{ b: [1] }] } }))
  expect(answer).toMatchObject({ status: 201, data: { warnings: [{ code: 'unknown_field' }] } })
})

it('a base that sends too many batches is told when to go on, and other bases are not', async () => {
  const c = await newOneC(test.server)
  for (let sent = 0; sent < 120; sent++) expect((await c.batch(['\n'])).status).toBe(422)
  const refused = await c.batch([rowOf()])
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await newOneC(test.server)).batch([rowOf()])).status).toBe(202)
  test.clock.advance(3_600_000)
  expect((await c.batch([rowOf()])).status).toBe(202)
})

it('slow uploads hold no place, and a base has a bounded number of them', async () => {
  const { login, secret } = await newOneC(test.server)
  const address = test.server.fastify.listeningOrigin
  const c = oneC((request) => fetch(request), { address, login, secret })
  const guid = newGuid()
  await c.put('invoices', guid, documentOf())
  const { port, hostname } = new URL(address)
  const slow = Array.from({ length: 7 }, () => {
    const sent = httpRequest({
      ...{ port, hostname, method: 'PUT', path: `/exchange/v1/invoices/${guid}/files/${'a'.repeat(64)}` },
      auth: `${login}:${secret}`,
      headers: { 'content-type': 'application/pdf', 'content-length': 1_000_000 },
    })
    sent.on('error', () => {})
    sent.write('%PDF-1.7')
    return sent
  })
  const spooled = async () => (await readdir(`${test.dataFolder}/exchange`).catch(() => [])).length
  await vi.waitUntil(async () => (await spooled()) === slow.length, SOON)
  const bytes = await pdfFile('Fast')
  expect(await c.putFile('invoices', guid, bytes)).toMatchObject({
    status: 201,
    data: { sha256: createHash('sha256').update(bytes).digest('hex') },
  })
  const eighth = httpRequest({
    ...{ port, hostname, method: 'POST', path: '/exchange/v1/batches', auth: `${login}:${secret}` },
    headers: { 'content-type': 'application/x-ndjson', 'content-length': 1_000_000 },
  })
  eighth.on('error', () => {})
  eighth.write('{')
  await vi.waitUntil(async () => (await spooled()) === slow.length + 1, SOON)
  const refused = await c.putFile('invoices', guid, bytes)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.headers.get('retry-after')).toBe('5')
  for (const sent of [...slow, eighth]) sent.destroy()
  await vi.waitUntil(async () => (await spooled()) === 0, SOON)
  expect(await c.putFile('invoices', guid, bytes)).toMatchObject({ status: 200 })
})
