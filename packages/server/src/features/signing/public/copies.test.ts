import { PDFDocument } from '@cantoo/pdf-lib'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { beforeEach, expect, it } from 'vitest'
import { addressOf } from '../../../testing/documents.ts'
import { type Person, person } from '../../../testing/people.ts'
import type { Holder } from '../../../testing/pki/ca.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { acts, CENTRE_BIN, signAll } from '../../../testing/signing-stage.ts'
import { signingTests } from '../../../testing/signing-tests.ts'

const on = signingTests({ empties: true })
let manager: Person
let centreKey: Holder

beforeEach(async () => {
  manager = await person(on.stage.test, 3)
  centreKey = on.stage.ca.issue({ bin: CENTRE_BIN })
})

async function act(...sides: ('tenant' | 'centre')[]): Promise<number> {
  const [id = 0] = await acts(on.stage, on.tenant)
  if (sides.includes('tenant')) await signAll(on.stage, on.tenant.user, [id], on.tenant.head)
  if (sides.includes('centre')) await signAll(on.stage, manager, [id], centreKey)
  return id
}

async function download(what: 'copy' | 'archive', id: number): Promise<Buffer> {
  const path = `/api/completionSignature/${what}/${id}`
  const answer = await on.stage.test.send({ method: 'GET', path, token: on.tenant.user.token })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.rawPayload
}

async function upload(bytes: Uint8Array) {
  const form = new FormData()
  form.append('files', new File([Buffer.from(bytes)], 'Копия.pdf'))
  const answer = await on.stage.test.send({ path: '/api/documentCheck/upload', form })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const COPY = { kind: 'completion', number: 'А-1', date: '2026-10-31' }
const UNKNOWN = { verdict: 'unknown', copy_of: null, signers: [] }

it('a copy that the portal has given out is known, with the verdict on its document and without its address', async () => {
  const id = await act('tenant', 'centre')
  const { secret } = await addressOf(on.stage.test, id)
  const check = await upload(await download('copy', id))
  expect(check).toMatchObject({ verdict: 'genuine', copy_of: COPY, paper: null, digests: null })
  expect(check.signers).toMatchObject([
    { side: 'tenant', held: true, state: 'valid' },
    { side: 'centre', held: true, state: 'valid' },
  ])
  expect(JSON.stringify(check)).not.toContain(secret)
})

it('the copy of an archive is known too', async () => {
  const files = await readZip(await download('archive', await act('tenant')))
  const [name = ''] = [...files.keys()].filter((one) => one.startsWith('copy/'))
  expect(await upload(files.get(name) ?? Buffer.of())).toMatchObject({
    verdict: 'signed_by_one',
    copy_of: COPY,
  })
})

it('a copy that was made before the second signature has the verdict of today', async () => {
  const id = await act('tenant')
  const copy = await download('copy', id)
  await signAll(on.stage, manager, [id], centreKey)
  expect(await upload(copy)).toMatchObject({ verdict: 'genuine', copy_of: COPY })
  await on.stage.test.db
    .updateTable('documents')
    .set({ status: DOCUMENT_STATUS.annulled })
    .where('id', '=', id)
    .execute()
  expect(await upload(copy)).toMatchObject({ verdict: 'annulled', copy_of: COPY })
})

it('a copy with one other byte, or saved by another program, is unknown', async () => {
  const copy = await download('copy', await act('tenant', 'centre'))
  const edited = Buffer.from(copy)
  edited.writeUInt8(edited.readUInt8(edited.length - 10) ^ 1, edited.length - 10)
  expect(await upload(edited)).toMatchObject(UNKNOWN)
  expect(await upload(Buffer.concat([copy, Buffer.from('\n')]))).toMatchObject(UNKNOWN)
  const saved = await PDFDocument.load(copy)
  saved.getPage(0).drawText('1 000 000')
  expect(await upload(await saved.save())).toMatchObject(UNKNOWN)
})

it('the signed file itself is no copy', async () => {
  const id = await act('tenant')
  const path = '/api/completion/download'
  const paper = await on.stage.test.send({ path, json: { id }, token: on.tenant.user.token })
  expect(await upload(paper.rawPayload)).toMatchObject({ verdict: 'signed_by_one', copy_of: null })
})

it('a copy of a deleted document, or of one that is somebody else’s now, is unknown', async () => {
  const id = await act('tenant')
  const copy = await download('copy', id)
  const change = (to: { bin: string } | { deleted_at: Date }) =>
    on.stage.test.db.updateTable('documents').set(to).where('id', '=', id).execute()
  await change({ bin: '940140000385' })
  expect(await upload(copy)).toMatchObject(UNKNOWN)
  await change({ bin: on.tenant.bin })
  expect(await upload(copy)).toMatchObject({ copy_of: COPY })
  await change({ deleted_at: on.stage.test.clock.now() })
  expect(await upload(copy)).toMatchObject(UNKNOWN)
})

it('the same copy, downloaded twice, is noted once', async () => {
  const id = await act('tenant')
  expect(await download('copy', id)).toEqual(await download('copy', id))
  expect(await on.stage.test.db.selectFrom('signed_copies').select('file').execute()).toHaveLength(1)
})
