import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, newGuid, newOneC } from '../../testing/one-c.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { paperOf } from '../documents/paper/paper.ts'

const ROUNDS = 4

let test: TestServer
let c: Awaited<ReturnType<typeof newOneC>>
beforeAll(async () => {
  test = await testServer()
  c = await newOneC(test.server)
})
afterAll(() => test.close())

/** A document without a file, several times. */
const documents = async () => {
  const sent = []
  for (let round = 0; round < ROUNDS; round++) {
    const guid = newGuid()
    const { data } = await c.put('invoices', guid, documentOf())
    sent.push({
      guid,
      id: Number(data.id),
      put: (bytes: Uint8Array<ArrayBuffer>) => c.putFile('invoices', guid, bytes),
    })
  }
  return sent
}

const outcomesOf = async (guid: string) => {
  const rows = await test.db
    .selectFrom('exchange_rows')
    .select(['outcome', 'raw'])
    .where('guid', '=', guid)
    .where('raw', 'like', '%.pdf, %')
    .execute()
  return rows.map(({ outcome }) => outcome).sort()
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

describe('PDFs of one document that come at once', () => {
  it('are one if they are the same', async () => {
    const pdf = await pdfFile('Счёт')
    for (const { guid, put } of await documents()) {
      expect(statuses(await Promise.all([put(pdf), put(pdf), put(pdf)]))).toEqual([200, 200, 201])
      expect(await outcomesOf(guid)).toEqual(['renewed', 'unchanged', 'unchanged'])
    }
  })

  it('are the first one if they differ, and the others are refused', async () => {
    const pdfs = [await pdfFile('Первый'), await pdfFile('Второй')]
    for (const { guid, put } of await documents()) {
      const answers = await Promise.all(pdfs.map(put))
      expect(statuses(answers)).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'file_exists' })
      expect(await outcomesOf(guid)).toEqual(['refused', 'renewed'])
    }
  })

  it('or while somebody opens it are taken, or refused because somebody may have read another', async () => {
    const pdf = await pdfFile('Счёт')
    for (const { id, put } of await documents()) {
      const [answer, paper] = await Promise.all([put(pdf), paperOf(test.server.deps, id, 1)])
      const { file } = await test.db
        .selectFrom('document_versions')
        .select('file')
        .where('document_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(paper.file).toBe(file)
      if (answer.status === 201) expect(answer.data.sha256).toBe(file)
      else expect(answer).toMatchObject({ status: 409, code: 'file_exists' })
    }
  })
})
