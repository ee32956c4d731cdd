import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readContract } from '../../contract/document.ts'
import { commerceMlClient } from '../../player/commerceml.ts'
import { newGuid, newOneC } from '../../testing/one-c.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { STATUS_OF } from './refuse.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const pathOf = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))
const fileOf = (path: string) => readFileSync(pathOf(path), 'utf8')

it('the example of an invoice is accepted without a warning', async () => {
  const c = await newOneC(test.server)
  const answer = await c.put('invoices', newGuid(), fileOf('examples/1c/invoice.json'))
  expect(answer).toMatchObject({ status: 201, data: { warnings: [] } })
})

it('the document in the guide is accepted without a warning', async () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(fileOf('docs/exchange.md')) ?? []
  const c = await newOneC(test.server)
  expect(await c.put('invoices', newGuid(), json)).toMatchObject({ status: 201, data: { warnings: [] } })
})

it('the example of a batch is accepted without a warning', async () => {
  const c = await newOneC(test.server)
  const { status, data } = await c.batch([fileOf('examples/1c/batch.ndjson')])
  expect(status).toBe(202)
  const done = await vi.waitUntil(async () => {
    const report = (await c.report(data.id)).data
    return report.state === 'done' && report
  }, SOON)
  expect(done.rows).toMatchObject([
    { outcome: 'created', problems: [] },
    { outcome: 'created', problems: [] },
  ])
})

it('the requests succeed to the last one, also the second time', async () => {
  const { login, secret } = await newOneC(test.server)
  const portal = await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
  const pdf = join(test.dataFolder, 'invoice.pdf')
  await writeFile(pdf, await pdfFile('Invoice'))
  const env = { ...process.env, PORTAL: portal, BASE_LOGIN: login, BASE_SECRET: secret, PDF: pdf }
  const run = async () =>
    (await promisify(execFile)('sh', [pathOf('examples/1c/requests.sh')], { env })).stdout
  for (const outcome of ['created', 'unchanged']) {
    const output = await run()
    expect(output).not.toMatch(/"message"|"refused":[1-9]|failure/)
    expect(output).toContain(`"outcome":"${outcome}"`)
    expect(output).toContain('"state":"done"')
    expect(output.trimEnd()).toMatch(/success\nПринято документов: 1, не принято: 0\.$/)
  }
})

it('the example of CommerceML is accepted without a warning', async () => {
  const c = await newOneC(test.server)
  const send = (url: URL, init: RequestInit) => test.server.handle(new Request(url, init))
  const client = commerceMlClient(send, { address: 'http://portal', ...c })
  await client.signIn()
  await client.step('file', { filename: 'a.xml', body: fileOf('examples/1c/commerceml.xml') })
  const done = await vi.waitUntil(async () => {
    const answer = await client.step('import', { filename: 'a.xml' })
    return answer.word !== 'progress' && answer
  }, SOON)
  expect(done).toMatchObject({ word: 'success' })
  const rows = await test.db
    .selectFrom('exchange_rows')
    .select(['outcome', 'problems'])
    .where('base_id', '=', c.baseId)
    .execute()
  expect(rows).toEqual([{ outcome: 'created', problems: [] }])
})

it('the guide names every property of CommerceML that is read', () => {
  const code = fileOf('packages/server/src/features/exchange/commerceml/read-document.ts')
  const names = [...code.matchAll(/property(?:\?\.)?\('([А-яЁё]+)'\)/g)].flatMap(([, name]) => name ?? [])
  expect(names).toHaveLength(11)
  const guide = fileOf('docs/exchange.md')
  expect([...names, 'Текст'].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

it('the guide has every code, with its status', () => {
  const { ExchangeCode } = readContract().components.schemas as { ExchangeCode: { 'x-codes': string[] } }
  const rows = fileOf('docs/exchange.md')
    .split('\n')
    .filter((line) => /^\| [–\d]/.test(line))
  for (const code of ExchangeCode['x-codes']) {
    const status = String((STATUS_OF as Record<string, number | undefined>)[code] ?? 422)
    const found = rows.filter((row) => row.includes(`\`${code}\``)).map((row) => row.split('|')[1]?.trim())
    expect(found, code).toEqual([expect.stringMatching(new RegExp(`^(${status}|–)$`))])
  }
})
