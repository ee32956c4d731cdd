import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { document } from '../../../testing/documents.ts'
import { documentsStage } from '../../../testing/documents-stage.ts'

const stage = documentsStage()

type Files = Record<string, Buffer<ArrayBuffer> | string>

async function upload(files: Files, address?: string) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append('files', new File([bytes], name))
  const answer = await stage.test.send({
    path: '/api/documentCheck/upload',
    form,
    ...(address && { address }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function zipped(files: Files): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return Buffer.from(await buffer(zip.outputStream))
}

/** A PDF of the portal. */
async function paper(): Promise<Buffer<ArrayBuffer>> {
  const id = await document(stage.test, { kind: 'completion', of: stage.tenant })
  return Buffer.from((await stage.ask(stage.tenant, 'completion/download', { id })).rawPayload)
}

it('a file of the portal is known by its bytes', async () => {
  const { status, data } = await upload({ 'Акт.pdf': await paper() })
  expect(status).toBe(200)
  expect(data).toMatchObject({ verdict: 'not_signed', file_name: 'Акт.pdf', paper: null, signers: [] })
})

it('a file with one other byte is unknown', async () => {
  const bytes = await paper()
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 10) ^ 1, bytes.length - 10)
  expect((await upload({ 'Акт.pdf': bytes })).data).toMatchObject({ verdict: 'unknown', paper: null })
})

it('a ZIP file stands for the PDF in it', async () => {
  const bytes = await paper()
  const zip = await zipped({ 'Акт.pdf': bytes, 'README.txt': 'x', 'copy/Акт.pdf': 'another' })
  expect((await upload({ 'Акт.zip': zip })).data).toMatchObject({
    verdict: 'not_signed',
    file_name: 'Акт.pdf',
  })
})

const CMS = Buffer.concat([
  Buffer.from('308006092a864886f70d010702', 'hex'),
  Buffer.from('the rest of a signature'),
])

it.each<[string, Files | (() => Promise<Files>), string]>([
  ['no file', {}, 'required'],
  ['a signature alone', { 'a.cms': CMS }, 'required'],
  ['a signature in Base64 alone', { 'a.cms': CMS.toString('base64') }, 'required'],
  ['two files', { 'a.pdf': 'one', 'b.pdf': 'two' }, 'too_many'],
  [
    'a ZIP file beside another file',
    async () => ({ 'a.zip': await zipped({ 'a.pdf': 'x' }), 'b.pdf': 'y' }),
    'too_many',
  ],
  [
    'a ZIP file with two documents',
    async () => ({ 'a.zip': await zipped({ 'a.pdf': 'x', 'b.PDF': 'y' }) }),
    'too_many',
  ],
  ['a ZIP file without a document', async () => ({ 'a.zip': await zipped({ 'a/a.pdf': 'x' }) }), 'required'],
  [
    'a ZIP file with a broken signature',
    async () => ({ 'a.zip': await zipped({ 'a.pdf': 'x', 'a.cms': 'y' }) }),
    'wrong_format',
  ],
  ['a broken ZIP file', { 'a.zip': 'PK\x03\x04 and nothing else' }, 'wrong_format'],
  ['a file over 20 MB', { 'a.pdf': Buffer.alloc(20 * 1024 * 1024 + 1) }, 'too_large'],
])('%s is refused', async (_what, files, code) => {
  expect(await upload(typeof files === 'function' ? await files() : files)).toMatchObject({
    status: 422,
    errors: { files: [code] },
  })
})

it('a form over 22 MB is refused, however small its files are', async () => {
  const half = Buffer.alloc(12 * 1024 * 1024)
  expect(await upload({ 'a.pdf': half, 'b.pdf': half })).toMatchObject({ status: 413, code: 'too_large' })
})

it('a ZIP file of hundreds of entries is not read', async () => {
  const names = Array.from({ length: 61 }, (_, n) => [`${n}.txt`, 'x'])
  const zip = await zipped(Object.fromEntries(names))
  expect(await upload({ 'a.zip': zip })).toMatchObject({ status: 422, errors: { files: ['too_many'] } })
})

it.each<[string, Files, string]>([
  [
    'too many signatures',
    Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.cms`, 'y'])),
    'too_many',
  ],
  ['a signature that is too large', { 'a.cms': 'y', 'b.cms': Buffer.alloc(1024 * 1024 + 1) }, 'too_large'],
])('a ZIP file with %s is refused before one of them is unpacked', async (_what, signatures, code) => {
  // None of them is a signature, which would be found as soon as one is unpacked.
  const zip = await zipped({ 'a.pdf': 'x', ...signatures })
  expect(await upload({ 'a.zip': zip })).toMatchObject({ status: 422, errors: { files: [code] } })
})

it('one address may check 20 files in ten minutes', async () => {
  for (let n = 0; n < 20; n++) expect((await upload({ 'a.pdf': 'x' }, '203.0.113.7')).status).toBe(200)
  expect(await upload({ 'a.pdf': 'x' }, '203.0.113.7')).toMatchObject({ status: 429 })
})
