import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BatchAnswer, Fields, OneC } from '../../player/client.ts'
import { lineOf, newGuid, newOneC, rowOf, TENANT } from '../../testing/one-c.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { type ZipEntry, zipFile } from '../../testing/zip-file.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

let test: TestServer
let c: OneC & { baseId: number }
beforeAll(async () => {
  test = await testServer()
  c = await newOneC(test.server)
})
afterAll(() => test.close())

const finished = (id: number): Promise<BatchAnswer> =>
  vi.waitUntil(
    async () => {
      const { data } = await c.report(id)
      return data.state === 'done' && data
    },
    { timeout: 60_000, interval: 50 },
  )

const spooled = () => readdir(join(test.dataFolder, 'exchange')).catch(() => [])

const manifest = (documents: unknown, extra: ZipEntry[] = []) =>
  zipFile([{ name: 'manifest.json', bytes: JSON.stringify({ documents }) }, ...extra])

describe('a batch of lines', () => {
  it('is accepted at once and processed by row: the bad ones are refused, the rest is kept', async () => {
    const rows = [
      rowOf(),
      rowOf({ total: '1.00' }),
      '{"kind": "invoice", ',
      rowOf({ buyer: { ...TENANT, bin: '31054000013' } }),
      rowOf({ kind: 'contract' }),
      rowOf({ guid: '412' }),
      rowOf(),
    ]
    const accepted = await c.batch(rows)
    expect(accepted).toMatchObject({ status: 202, data: { total: 7 } })
    expect(accepted.headers.get('location')).toBe(`/exchange/v1/batches/${accepted.data.id}`)
    const done = await finished(accepted.data.id)
    expect(done).toMatchObject({ done: 7, created: 2, refused: 5, unchanged: 0 })
    expect(
      done.rows.map(({ index, outcome, problems: [first] }) => [index, outcome, first?.field, first?.code]),
    ).toEqual([
      [0, 'created', undefined, undefined],
      [1, 'refused', 'total', 'total_mismatch'],
      [2, 'refused', '', 'not_json'],
      [3, 'refused', 'buyer.bin', 'bin_too_short'],
      [4, 'refused', 'kind', 'kind_unknown'],
      [5, 'refused', 'guid', 'guid_invalid'],
      [6, 'created', undefined, undefined],
    ])
  })

  it('cut off half-way keeps the whole rows, and changes nothing twice when it is sent again', async () => {
    const rows = Array.from({ length: 30 }, () => rowOf())
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    const half = await c.batch([text.slice(0, Math.floor(text.length * 0.55))])
    const first = await finished(half.data.id)
    expect(first.refused).toBe(1)
    expect(first.rows.at(-1)?.problems).toMatchObject([{ code: 'not_json' }])
    const again = await finished((await c.batch(rows)).data.id)
    expect(again).toMatchObject({ unchanged: first.created, created: 30 - first.created, refused: 0 })
  })

  it('of 1,001 documents is refused, of 1,000 it is not', async () => {
    const tooMany = Array.from({ length: 1001 }, () => '{}')
    expect(await c.batch(tooMany)).toMatchObject({ status: 422, code: 'too_many_documents' })
    const accepted = await c.batch(tooMany.slice(1))
    expect(accepted.status).toBe(202)
    expect(await finished(accepted.data.id)).toMatchObject({ refused: 1000, done: 1000 })
  })

  it('with a line of more than a megabyte refuses this line', async () => {
    const { data } = await c.batch([rowOf({ title: 'x'.repeat(1024 * 1024) }), rowOf()])
    const { rows } = await finished(data.id)
    expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.code])).toEqual([
      ['refused', 'document_too_large'],
      ['created', undefined],
    ])
  })

  it.each([
    ['without lines', '\n\n', 422, 'batch_empty'],
    ['of more than 32 MB', 'x'.repeat(32 * 1024 * 1024 + 1), 413, 'batch_too_large'],
  ])('%s is refused', async (_, body, status, code) => {
    const answer = await c.call('POST', '/batches', { type: 'application/x-ndjson', body })
    expect(answer).toMatchObject({ status, code })
    expect(await spooled()).toEqual([])
  })

  it('of another base does not exist', async () => {
    const { data } = await c.batch([rowOf()])
    const other = await newOneC(test.server)
    expect(await other.report(data.id)).toMatchObject({ status: 404 })
  })
})

describe('a batch in a ZIP file', () => {
  it('brings documents with their PDF files', async () => {
    const file = await pdfFile('Invoice')
    const withFile = rowOf({ file: 'files/счёт 1.pdf' })
    const { status, data } = await c.zip(
      manifest([withFile, rowOf()], [{ name: 'files/счёт 1.pdf', bytes: file }]),
    )
    expect(status).toBe(202)
    expect(await finished(data.id)).toMatchObject({ created: 2 })
    const version = await test.db
      .selectFrom('document_versions')
      .innerJoin('documents', 'documents.id', 'document_id')
      .select(['from_sender', 'size', 'pages'])
      .where('guid', '=', String(withFile.guid))
      .executeTakeFirstOrThrow()
    expect(version).toEqual({ from_sender: true, size: file.length, pages: 1 })
    await vi.waitFor(async () => expect(await spooled()).toEqual([]), SOON)
  })

  it('refuses the rows whose files are missing, too large or no PDF, and keeps the others', async () => {
    const rows = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((file) => rowOf({ file }))
    const { data } = await c.zip(
      manifest(
        [...rows, rowOf()],
        [
          { name: 'b.pdf', bytes: 'MZ' },
          { name: 'c.pdf', bytes: '' },
          { name: 'd.pdf', bytes: randomBytes(20 * 1024 * 1024 + 1) },
        ],
      ),
    )
    const done = await finished(data.id)
    expect(done.rows.map(({ problems: [first] }) => first?.code)).toEqual([
      'file_missing',
      'not_pdf',
      'file_empty',
      'file_too_large',
      undefined,
    ])
    expect(done).toMatchObject({ created: 1, refused: 4 })
  })

  it('whose file is larger than declared refuses its row', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024)
    const { data } = await c.zip(
      manifest([rowOf({ file: 'a.pdf' })], [{ name: 'a.pdf', bytes, declared: 900_000 }]),
    )
    expect((await finished(data.id)).rows[0]?.problems).toMatchObject([{ code: 'zip_bomb' }])
  })

  const ok = { name: 'manifest.json', bytes: JSON.stringify([rowOf()]) }
  it.each<[string, () => Uint8Array<ArrayBuffer>, number, string]>([
    ['that is none', () => new Uint8Array(Buffer.from('hello')), 422, 'broken_zip'],
    ['cut off half-way', () => zipFile([ok]).slice(0, 200), 422, 'broken_zip'],
    ['with a path that leads out', () => zipFile([ok, { name: '../../evil.pdf' }]), 422, 'zip_path'],
    ['with an absolute path', () => zipFile([ok, { name: '/etc/passwd' }]), 422, 'zip_path'],
    ['with a path of Windows', () => zipFile([ok, { name: 'C:\\evil.pdf' }]), 422, 'zip_path'],
    [
      'with a link',
      () => zipFile([ok, { name: 'a.pdf', bytes: '/etc/passwd', mode: 0o120777 }]),
      422,
      'zip_link',
    ],
    ['with a password', () => zipFile([ok, { name: 'a.pdf', encrypted: true }]), 422, 'zip_encrypted'],
    ['with one name twice', () => zipFile([ok, { name: 'a.pdf' }, { name: 'A.PDF' }]), 422, 'zip_twice'],
    [
      'that is a bomb',
      () => zipFile([ok, { name: 'a.pdf', bytes: Buffer.alloc(30_000_000) }]),
      422,
      'zip_bomb',
    ],
    [
      'that declares gigabytes',
      () => zipFile([ok, { name: 'a.pdf', declared: 4_000_000_000 }]),
      422,
      'zip_bomb',
    ],
    [
      'with too many entries',
      () => zipFile([ok, ...Array.from({ length: 2100 }, (_, at) => ({ name: `${at}.pdf` }))]),
      422,
      'zip_bomb',
    ],
    ['packed in an unknown way', () => zipFile([ok, { name: 'a.pdf', method: 12 }]), 422, 'zip_method'],
    ['without a manifest', () => zipFile([{ name: 'a.pdf' }]), 422, 'manifest_missing'],
    [
      'with a manifest that is no JSON',
      () => zipFile([{ name: 'manifest.json', bytes: '{' }]),
      422,
      'manifest_broken',
    ],
    ['with a manifest that is another list', () => manifest({ a: 1 }), 422, 'manifest_broken'],
    ['without documents', () => manifest([]), 422, 'batch_empty'],
    [
      'of 1,001 documents',
      () => manifest(Array.from({ length: 1001 }, () => ({}))),
      422,
      'too_many_documents',
    ],
  ])('%s is refused and leaves no file', async (_, bytes, status, code) => {
    expect(await c.zip(bytes())).toMatchObject({ status, code })
    expect(await spooled()).toEqual([])
  })

  it('is not accepted as another type', async () => {
    const answer = await c.call('POST', '/batches', { type: 'application/json', body: '[]' })
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })
})

describe('a PDF of a document', () => {
  const sent = async (fields: Fields = {}) => {
    const guid = newGuid()
    await c.put('invoices', guid, rowOf({ guid, ...fields }))
    return guid
  }

  it('is stored once, and the same again changes nothing', async () => {
    const guid = await sent()
    const bytes = await pdfFile('Invoice 412')
    expect(await c.putFile('invoices', guid, bytes)).toMatchObject({ status: 201, data: { version: 1 } })
    expect(await c.putFile('invoices', guid, bytes)).toMatchObject({ status: 200 })
    expect(await c.putFile('invoices', guid, await pdfFile('Another'))).toMatchObject({
      status: 409,
      code: 'file_exists',
    })
  })

  it('is refused for an unknown document, and for that of another base', async () => {
    const bytes = await pdfFile('Invoice')
    expect(await c.putFile('invoices', newGuid(), bytes)).toMatchObject({
      status: 404,
      code: 'document_missing',
    })
    const other = await newOneC(test.server)
    expect(await other.putFile('invoices', await sent(), bytes)).toMatchObject({ status: 404 })
  })

  it('is refused once the document is signed', async () => {
    const guid = newGuid()
    await c.put('completions', guid, rowOf({ guid, kind: 'completion' }))
    await test.db.updateTable('documents').set({ status: 2 }).where('guid', '=', guid).execute()
    const answer = await c.putFile('completions', guid, await pdfFile('Act'))
    expect(answer).toMatchObject({ status: 409, code: 'is_signed' })
  })

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string | undefined, number, string]>([
    ['with another hash', () => pdfFile('A'), 'a'.repeat(64), 422, 'file_hash'],
    ['that is empty', async () => new Uint8Array(), undefined, 422, 'file_empty'],
    ['that is none', async () => new Uint8Array(Buffer.from('MZ, a program')), undefined, 422, 'not_pdf'],
    [
      'that only begins like one',
      async () => new Uint8Array(Buffer.from('%PDF-1.7 and no more')),
      undefined,
      422,
      'not_pdf',
    ],
    [
      'of 20 MB and a byte',
      async () => new Uint8Array(20 * 1024 * 1024 + 1),
      undefined,
      413,
      'file_too_large',
    ],
  ])('%s is refused and logged', async (_, bytes, sha256, status, code) => {
    const guid = await sent()
    expect(await c.putFile('invoices', guid, await bytes(), sha256)).toMatchObject({ status, code })
  })
})

it('a line of an appendix may be without VAT', async () => {
  const guid = newGuid()
  const lines = [lineOf({ vat_rate: null, vat: undefined })]
  expect(await c.put('applications', guid, rowOf({ guid, kind: 'application', lines }))).toMatchObject({
    status: 201,
  })
})
