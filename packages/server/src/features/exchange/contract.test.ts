import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { documentOf, newGuid, newOneC, rowOf } from '../../testing/one-c.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

const address = () => test.server.fastify.listeningOrigin

it('serves its contract and the page about it without a sign-in', async () => {
  const contract = await fetch(`${address()}/exchange/v1/openapi.json`)
  expect(await contract.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Sauda exchange' } })
  const page = await fetch(`${address()}/exchange/v1/docs`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  for (const [, path] of text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await fetch(`${address()}${path}`)).status, path).toBe(200)
})

it('the example of the contract is a document that is accepted', async () => {
  const contract = (await (await fetch(`${address()}/exchange/v1/openapi.json`)).json()) as {
    paths: Record<string, { put: { requestBody: { content: Record<string, { example: object }> } } }>
  }
  const { example } = contract.paths['/{kind}/{guid}']?.put.requestBody.content['application/json'] ?? {}
  const c = await newOneC(test.server)
  expect(await c.put('invoices', newGuid(), { ...example })).toMatchObject({
    status: 201,
    data: { outcome: 'created', warnings: [] },
  })
})

it('refuses a chunked body that is too large, and the client reads why', async () => {
  const c = await newOneC(test.server)
  const status = await sendChunks(c, '/exchange/v1/batches', 'application/x-ndjson', 40)
  expect(status).toBe(413)
  const file = `/exchange/v1/invoices/${newGuid()}/files/${'a'.repeat(64)}`
  expect(await sendChunks(c, file, 'application/pdf', 25)).toBe(413)
})

it('keeps nothing of a batch whose connection breaks half-way', async () => {
  const c = await newOneC(test.server)
  const { port, hostname } = new URL(address())
  const sent = httpRequest({
    ...{ port, hostname, path: '/exchange/v1/batches', method: 'POST' },
    headers: { authorization: basic(c), 'content-type': 'application/x-ndjson', 'content-length': 1_000_000 },
  })
  sent.on('error', () => {})
  sent.write(`${JSON.stringify(rowOf())}\n`)
  await vi.waitUntil(async () => (await spooled()).length > 0, SOON)
  sent.destroy()
  await vi.waitFor(async () => expect(await spooled()).toEqual([]), SOON)
  const rows = await test.db.selectFrom('exchange_rows').selectAll().where('base_id', '=', c.baseId).execute()
  expect(rows).toEqual([])
  expect(await c.put('invoices', newGuid(), documentOf())).toMatchObject({ status: 201 })
})

async function spooled(): Promise<string[]> {
  return readdir(`${test.dataFolder}/exchange`).catch(() => [])
}

const basic = ({ login, secret }: { login: string; secret: string }) =>
  `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`

/** Sends megabytes without a length; returns the status. */
function sendChunks(c: { login: string; secret: string }, path: string, type: string, megabytes: number) {
  const { port, hostname } = new URL(address())
  return new Promise<number>((resolve, reject) => {
    const headers = { authorization: basic(c), 'content-type': type, 'transfer-encoding': 'chunked' }
    const method = type === 'application/pdf' ? 'PUT' : 'POST'
    const sent = httpRequest({ port, hostname, path, method, headers }, (response) => {
      resolve(response.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    const next = (left: number) => {
      if (left === 0) sent.end()
      else sent.write(chunk, () => next(left - 1))
    }
    next(megabytes)
  })
}
