import { appendFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Fields } from '../../../player/client.ts'
import { commerceMlClient, commerceMlOf } from '../../../player/commerceml.ts'
import { commerceMlStage } from '../../../testing/commerceml-stage.ts'
import { newOneC, rowOf } from '../../../testing/one-c.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { zipFile } from '../../../testing/zip-file.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

let test: TestServer
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

const { newClient, uploaded, imported, spooled } = commerceMlStage(() => test)

const numbersOf = async (baseId: number) => {
  const rows = await test.db
    .selectFrom('exchange_rows')
    .select('number')
    .where('base_id', '=', baseId)
    .orderBy('batch_id')
    .orderBy('place')
    .execute()
  return rows.map(({ number }) => number)
}

const xmlOf = (...documents: Fields[]) => commerceMlOf(documents, 'utf-8')
const zipOf = (...documents: Fields[]) => zipFile([{ name: 'documents.xml', bytes: xmlOf(...documents) }])

/** Signs in over a connection; its parts come as slowly as a test wants. */
async function slowClient() {
  const base = await newOneC(test.server)
  const address = test.server.fastify.listeningOrigin
  let cookie = ''
  const client = commerceMlClient(
    async (url, init) => {
      cookie = new Headers(init.headers).get('cookie') ?? ''
      return fetch(url, init)
    },
    { address, ...base },
  )
  await client.signIn()
  await client.step('init')
  const { port, hostname } = new URL(address)
  /** Begins a part of which only the first bytes come; `end` sends the rest and returns the answer. */
  const begin = (filename: string, bytes: Uint8Array) => {
    const sent = httpRequest({
      ...{ port, hostname, method: 'POST' },
      path: `/exchange/v1/commerceml?type=sale&mode=file&filename=${filename}`,
      headers: { cookie, 'content-type': 'application/octet-stream', 'content-length': bytes.length },
    })
    sent.on('error', () => {})
    sent.write(bytes.subarray(0, 10))
    const end = () =>
      new Promise<string>((resolve) => {
        sent.on('response', async (response) => resolve(Buffer.concat(await response.toArray()).toString()))
        sent.end(bytes.subarray(10))
      })
    return { end, breakOff: () => sent.destroy() }
  }
  return { ...base, ...client, begin }
}

const coming = async () => (await spooled()).filter((name) => name.endsWith('.part')).length

describe('parts of a file that come at once', () => {
  it('are put together whole, in the order in which they ended', async () => {
    const client = await slowClient()
    const bytes = new TextEncoder().encode(xmlOf(rowOf({ number: 'А-1' }), rowOf({ number: 'А-2' })))
    const slow = client.begin('documents.xml', bytes.subarray(300))
    await vi.waitUntil(async () => (await coming()) === 1, SOON)
    expect(await client.step('file', { filename: 'documents.xml', body: bytes.slice(0, 300) })).toMatchObject(
      { word: 'success' },
    )
    expect(await slow.end()).toBe('success')
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['А-1', 'А-2'])
  })

  it('each count once, however many end together', async () => {
    const client = await slowClient()
    const comment = `<!--${'x'.repeat(200_000)}-->`
    const xml = xmlOf(rowOf({ number: 'Б-1' })).replace('<Документ>', `${comment}<Документ>`)
    const [head = '', tail = ''] = xml.split(comment)
    await client.step('file', { filename: 'documents.xml', body: head })
    const parts = Array.from({ length: 6 }, () =>
      client.step('file', { filename: 'documents.xml', body: comment }),
    )
    expect((await Promise.all(parts)).map(({ word }) => word)).toEqual(Array(6).fill('success'))
    await client.step('file', { filename: 'documents.xml', body: tail })
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['Б-1'])
  })

  it('are as few as files and batches may be, and others have their own', async () => {
    const client = await slowClient()
    const slow = Array.from({ length: 8 }, (_, at) => client.begin(`${at}.xml`, new Uint8Array(100)))
    await vi.waitUntil(async () => (await coming()) === slow.length, SOON)
    const refused = await client.step('file', { filename: 'ninth.xml', body: '<a/>' })
    expect(refused).toMatchObject({ status: 429, word: 'failure' })
    expect(await (await newClient()).signIn()).toMatchObject({ word: 'success' })
    const other = await slowClient()
    expect(await other.step('file', { filename: 'a.xml', body: '<a/>' })).toMatchObject({ word: 'success' })
    for (const { breakOff } of slow) breakOff()
    await vi.waitUntil(async () => (await coming()) === 0, SOON)
    expect(await client.step('file', { filename: 'ninth.xml', body: '<a/>' })).toMatchObject({
      word: 'success',
    })
  })

  it.each([
    ['40001', 'success'],
    ['P0001', 'failure'],
  ])('are not doubled where the transaction that takes them fails with %s', async (code, word) => {
    const client = await newClient()
    await client.signIn()
    await client.step('init')
    const xml = xmlOf(rowOf({ number: 'Ж-1' }), rowOf({ number: 'Ж-2' }))
    const cut = xml.indexOf('Ж-2')
    await client.step('file', { filename: 'documents.xml', body: xml.slice(0, cut) })
    // Rolled back once, after the part was written.
    await sql`create sequence failures`.execute(test.db)
    await sql`create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('failures') = 1 then raise exception 'once' using errcode = ${sql.lit(code)}; end if; return new; end $$`.execute(
      test.db,
    )
    await sql`create trigger fail_once after update on exchange_uploads execute function fail_once()`.execute(
      test.db,
    )
    const part = { filename: 'documents.xml', body: xml.slice(cut) }
    expect(await client.step('file', part)).toMatchObject({ word })
    if (word === 'failure') expect(await client.step('file', part)).toMatchObject({ word: 'success' })
    await sql`drop trigger fail_once on exchange_uploads`.execute(test.db)
    await sql`drop function fail_once`.execute(test.db)
    await sql`drop sequence failures`.execute(test.db)
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['Ж-1', 'Ж-2'])
  })

  it('of which the last was not taken do not spoil the file', async () => {
    const client = await newClient()
    await client.signIn()
    await client.step('init')
    await client.step('file', { filename: 'documents.xml', body: xmlOf(rowOf({ number: 'З-1' })) })
    const { file = '' } = await test.db
      .selectFrom('exchange_uploads')
      .select('file')
      .orderBy('session_id', 'desc')
      .executeTakeFirstOrThrow()
    await appendFile(join(test.dataFolder, 'exchange', file), 'what was rolled back')
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['З-1'])
  })

  it('change nothing if they are broken off, or if the session has ended meanwhile', async () => {
    const client = await slowClient()
    const xml = xmlOf(rowOf({ number: 'В-1' }))
    await client.step('file', { filename: 'documents.xml', body: xml })
    const broken = client.begin('documents.xml', new Uint8Array(100))
    await vi.waitUntil(async () => (await coming()) === 1, SOON)
    broken.breakOff()
    await vi.waitUntil(async () => (await coming()) === 0, SOON)
    expect(await imported(client)).toMatchObject({ word: 'success' })

    const late = client.begin('late.xml', new Uint8Array(100))
    await vi.waitUntil(async () => (await coming()) === 1, SOON)
    await client.signIn()
    const before = await spooled()
    expect(await late.end()).toMatch(/^failure\n/)
    expect((await spooled()).length).toBe(before.length - 1)
  })
})

describe('a file of a name that was there before', () => {
  it('is a new one once the first is imported, also if its XML file was imported by its own name', async () => {
    for (const filename of ['v8.zip', 'documents.xml']) {
      const client = await newClient()
      await client.signIn()
      for (const number of ['1', '2']) {
        expect(
          await client.step('file', { filename: 'v8.zip', body: zipOf(rowOf({ number })) }),
        ).toMatchObject({
          word: 'success',
        })
        expect(await imported(client, filename)).toMatchObject({ word: 'success' })
        expect(await imported(client, filename)).toMatchObject({ word: 'success' })
      }
      expect(await numbersOf(client.baseId)).toEqual(['1', '2'])
    }
  })

  it('is a new one after a new beginning', async () => {
    const client = await uploaded(zipOf(rowOf({ number: '1' })), 'v8.zip')
    await client.step('init')
    await client.step('file', { filename: 'v8.zip', body: zipOf(rowOf({ number: '2' })) })
    expect(await imported(client)).toMatchObject({
      word: 'success',
      lines: ['Принято документов: 1, не принято: 0.'],
    })
    // Of the first its sender was told `success`.
    expect(await numbersOf(client.baseId)).toEqual(['1', '2'])
  })

  it('inside of another ZIP file is the one that came last', async () => {
    const client = await uploaded(zipOf(rowOf({ number: '1' })), 'v8_1.zip')
    expect(await imported(client)).toMatchObject({ word: 'success' })
    await client.step('file', { filename: 'v8_2.zip', body: zipOf(rowOf({ number: '2' })) })
    expect(await imported(client)).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['1', '2'])
  })

  it('takes the place of the first: twenty files are no limit for exchanges one after another', async () => {
    const client = await newClient()
    await client.signIn()
    const before = (await spooled()).length
    for (let number = 1; number <= 22; number++) {
      const body = xmlOf(rowOf({ number: String(number) }))
      expect(await client.step('file', { filename: `${number}.xml`, body })).toMatchObject({
        word: 'success',
      })
      expect(await imported(client, `${number}.xml`)).toMatchObject({ word: 'success' })
    }
    expect(await numbersOf(client.baseId)).toHaveLength(22)
    expect((await spooled()).length).toBe(before + 1)
  })

  it('keeps the other files of a ZIP file for their own import', async () => {
    const both = zipFile([
      { name: 'a.xml', bytes: xmlOf(rowOf({ number: 'a' })) },
      { name: 'b.xml', bytes: xmlOf(rowOf({ number: 'b' })) },
    ])
    const client = await uploaded(both, 'v8.zip')
    expect(await imported(client, 'a.xml')).toMatchObject({ word: 'success' })
    expect(await imported(client, 'b.xml')).toMatchObject({ word: 'success' })
    expect(await numbersOf(client.baseId)).toEqual(['a', 'b'])
  })
})

describe('an XML file that is meant to exhaust the reader', () => {
  /** Stored as it is, because this much of the same would be taken for a bomb. */
  const inZip = (xml: string) => zipFile([{ name: 'documents.xml', bytes: xml, method: 0 }])
  const root = (inner: string) => `<КоммерческаяИнформация>${inner}</КоммерческаяИнформация>`
  const told = async (body: Uint8Array<ArrayBuffer> | string, filename = 'v8.zip') => {
    const client = await uploaded(body, filename)
    return [client, await imported(client)] as const
  }

  it('is read part by part from a ZIP file: what is wrong at its beginning is found before its end is unpacked', async () => {
    let random = 1
    const noise = Array.from({ length: 400_000 }, () => {
      random = (random * 48_271) % 2_147_483_647
      return random.toString(36)
    })
    const bytes = `<!DOCTYPE a>${root(noise.join(' '))}`
    const zip = zipFile([{ name: 'documents.xml', bytes }])
    zip.fill(0xff, zip.length - 1000, zip.length - 400)
    const [, answer] = await told(zip)
    expect(answer.lines.join(' ')).toContain('DOCTYPE')
  })

  it.each(['documents.xml', 'v8.zip'])(
    'a document of countless elements is refused alone, in %s',
    async (filename) => {
      const [head = '', tail = ''] = xmlOf(rowOf({ number: 'Г-2' })).split('<Документ>')
      const xml = `${head}<Документ><Ид>1</Ид>${'<a/>'.repeat(300_000)}</Документ><Документ>${tail}`
      const [client, answer] = await told(filename.endsWith('.zip') ? inZip(xml) : xml, filename)
      expect(answer).toMatchObject({ word: 'success' })
      const rows = test.db.selectFrom('exchange_rows').select('problems').where('base_id', '=', client.baseId)
      const codes = (await rows.orderBy('place').execute()).map(({ problems: [first] }) => first?.code)
      expect(codes).toEqual(['document_too_large', undefined])
    },
  )

  it('an element of countless attributes is refused', async () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')
    const [, answer] = await told(inZip(root(`<Документ ${attributes}/>`)))
    expect(answer.lines.join(' ')).toContain('XML повреждён')
  })
})
