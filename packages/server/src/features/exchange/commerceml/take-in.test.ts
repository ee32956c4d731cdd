import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { commerceMlOf } from '../../../player/commerceml.ts'
import { commerceMlStage } from '../../../testing/commerceml-stage.ts'
import { rowOf } from '../../../testing/one-c.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { zipFile } from '../../../testing/zip-file.ts'
import { endExpired } from './sessions.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

const { uploaded, newClient, imported } = commerceMlStage(() => test)

const rowsOf = (baseId: number) =>
  test.db.selectFrom('exchange_rows').selectAll().where('base_id', '=', baseId).orderBy('id').execute()
const codesOf = async (baseId: number) =>
  (await rowsOf(baseId)).map(({ outcome, raw, problems }) => [
    outcome,
    raw,
    ...problems.map(({ code }) => code),
  ])
const created = (baseId: number, count: number) =>
  vi.waitUntil(
    async () => (await rowsOf(baseId)).filter(({ outcome }) => outcome === 'created').length === count,
    { timeout: 30_000, interval: 20 },
  )

const xml = (number = '1') => commerceMlOf([rowOf({ number })], 'utf-8')

it.each([
  ['an XML file', () => xml(), 'documents.xml'],
  ['an XML file with an end of line behind it', () => `${xml()}\r\n`, 'documents.xml'],
  ['a ZIP file', () => zipFile([{ name: 'orders.xml', bytes: xml() }]), 'v8.zip'],
])('%s is taken in without `import`', async (_, body, name) => {
  const { baseId } = await uploaded(body(), name)
  await created(baseId, 1)
})

it('`import` says what became of it, and takes nothing in again', async () => {
  const client = await uploaded(zipFile([{ name: 'orders.xml', bytes: xml() }]), 'v8.zip')
  expect(await imported(client, 'orders.xml')).toMatchObject({ word: 'success' })
  expect(await imported(client, 'v8.zip')).toMatchObject({ word: 'success' })
  expect(await rowsOf(client.baseId)).toHaveLength(1)
})

it('a file in parts is taken in with its last part', async () => {
  const client = await newClient()
  await client.signIn()
  const text = Buffer.from(xml())
  await client.step('file', { filename: 'a.xml', body: new Uint8Array(text.subarray(0, 500)) })
  expect(await rowsOf(client.baseId)).toEqual([])
  await client.step('file', { filename: 'a.xml', body: new Uint8Array(text.subarray(500)) })
  await created(client.baseId, 1)
})

const cut = () => xml().slice(0, -5)
const broken = () => xml().replace('<Документ>', '<Документ').replace('<Номер>', '<Номер')

it.each([
  ['the next sign-in', (client: Awaited<ReturnType<typeof uploaded>>) => client.signIn()],
  ['a new beginning', (client: Awaited<ReturnType<typeof uploaded>>) => client.step('init')],
  ['the end of its session', () => endExpired(test.db, new Date(test.clock.now().getTime() + 3_600_001))],
])('one that is neither whole nor imported is in the journal after %s, once', async (_, end) => {
  const client = await uploaded(cut(), 'cut.xml')
  expect(await rowsOf(client.baseId)).toEqual([])
  await end(client)
  await end(client)
  expect(await codesOf(client.baseId)).toEqual([
    ['refused', expect.stringMatching(/^cut\.xml, \d+ B$/), 'import_missing'],
  ])
})

it('one that came whole and cannot be read is there with its cause', async () => {
  const client = await uploaded(broken())
  await client.step('init')
  expect(await codesOf(client.baseId)).toEqual([['refused', expect.any(String), 'xml_broken']])
})

it('one whose import was refused is not: its sender knows', async () => {
  const client = await uploaded(cut())
  expect(await client.step('import', { filename: 'documents.xml' })).toMatchObject({ word: 'failure' })
  await client.step('init')
  expect(await rowsOf(client.baseId)).toEqual([])
})
