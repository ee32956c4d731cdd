import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../platform/database/open-database.ts'
import { openStorage, type Storage } from '../../../platform/storage.ts'
import { insertSample } from '../../../testing/papers.ts'
import { emptyDatabase, testDatabase } from '../../../testing/test-database.ts'
import { MAX_PAPER_BYTES, openPaper, pageOf, paperOf, storeSentPaper } from './paper.ts'
import { findVersion } from './paper-queries.ts'

let database: Database
let folder: string
let storage: Storage
/** How often each file was written. */
const writes: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sauda-papers-'))
  const opened = openStorage(folder)
  storage = {
    ...opened,
    put: (key, ...rest) => {
      writes.push(key)
      return opened.put(key, ...rest)
    },
  }
})
beforeEach(async () => {
  writes.length = 0
  await emptyDatabase(database)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const deps = () => ({ db: database.db, storage, publicUrl: 'https://sauda.example' })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the PDF of a version', () => {
  it.each(DOCUMENT_KINDS)('is drawn once and stored under its hash: %s', async (kind) => {
    const id = await insertSample(database.db, kind)
    const paper = await paperOf(deps(), id, 1)
    const bytes = await buffer(await openPaper(deps(), paper.file))
    expect(paper).toEqual({ file: sha256(bytes), size: bytes.length, pages: 1 })
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(await findVersion(database.db, id, 1)).toMatchObject({ ...paper })

    expect(await paperOf(deps(), id, 1)).toEqual(paper)
    expect(writes).toEqual([`documents/${paper.file}.pdf`])
  })

  it('is drawn once for all who ask at the same time', async () => {
    const id = await insertSample(database.db, 'invoice')
    const papers = await Promise.all(Array.from({ length: 8 }, () => paperOf(deps(), id, 1)))
    expect(new Set(papers.map(({ file }) => file)).size).toBe(1)
    expect(writes).toHaveLength(1)
  })

  it.each([
    [1, 2],
    [99, 1],
  ])('does not exist for document %i, version %i', async (document, version) => {
    await insertSample(database.db, 'invoice')
    await expect(paperOf(deps(), document, version)).rejects.toMatchObject({ code: 'not_found' })
    expect(writes).toEqual([])
  })
})

describe('a picture of a page', () => {
  it('is a WebP file of 1240 pixels, made once', async () => {
    const id = await insertSample(database.db, 'completion')
    const { file } = await paperOf(deps(), id, 1)
    const pictures = await Promise.all(Array.from({ length: 4 }, () => pageOf(deps(), file, 1)))
    pictures.push(await pageOf(deps(), file, 1))
    expect(new Set(pictures.map(sha256)).size).toBe(1)
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', width: 1240, height: 1754 })
    expect(writes.filter((key) => key.endsWith('.webp'))).toEqual([`documents/${file}/1.webp`])
  })

  it.each([0, 2, -1, 1.5, Number.NaN])('does not exist for page %d of 1', async (page) => {
    const id = await insertSample(database.db, 'invoice')
    const { file } = await paperOf(deps(), id, 1)
    await expect(pageOf(deps(), file, page)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a PDF that the sender made', () => {
  it('replaces the drawn one', async () => {
    const [id, other] = [
      await insertSample(database.db, 'invoice'),
      await insertSample(database.db, 'completion'),
    ]
    const sent = await buffer(await openPaper(deps(), (await paperOf(deps(), other, 1)).file))
    const paper = await storeSentPaper(deps(), database.db, id, 1, sent)
    expect(paper.file).toBe(sha256(sent))
    expect(await paperOf(deps(), id, 1)).toEqual(paper)
  })

  it.each([
    ['text', Buffer.from('Это не PDF, хотя и называется act.pdf'), 'not_a_pdf'],
    ['an empty file', Buffer.alloc(0), 'not_a_pdf'],
    ['a header followed by garbage', Buffer.from(`%PDF-1.7\n${'garbage '.repeat(500)}`), 'not_a_pdf'],
    ['a header far from the start', Buffer.from(`${' '.repeat(2000)}%PDF-1.7`), 'not_a_pdf'],
    ['20 MB and a byte', Buffer.alloc(MAX_PAPER_BYTES + 1, '%PDF-1.7'), 'pdf_too_large'],
  ])('is refused: %s', async (_name, bytes, code) => {
    const id = await insertSample(database.db, 'invoice')
    await expect(storeSentPaper(deps(), database.db, id, 1, bytes)).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: { file: [code] } },
    })
    expect(writes).toEqual([])
    expect(await findVersion(database.db, id, 1)).toMatchObject({ file: null })
  })
})
