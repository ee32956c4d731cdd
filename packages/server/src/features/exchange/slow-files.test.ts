import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OneC } from '../../player/client.ts'
import { newGuid, newOneC, rowOf } from '../../testing/one-c.ts'
import { changePatience } from '../../testing/patience.ts'
import { pdfFile } from '../../testing/pdf-file.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { zipFile } from '../../testing/zip-file.ts'

let test: TestServer
let c: OneC
beforeAll(async () => {
  test = await testServer()
  c = await newOneC(test.server)
})
afterAll(() => test.close())

/** So many pages take longer to count than a millisecond, the least patience, on any machine. */
const slowFile = () => pdfFile('Slow', 10_000)

it('a file that takes too long to read refuses its row, and those behind it go on', async () => {
  changePatience('count', 1)
  const documents = [rowOf({ file: 'slow.pdf' }), rowOf()]
  const batch = zipFile([
    { name: 'manifest.json', bytes: JSON.stringify({ documents }) },
    { name: 'slow.pdf', bytes: await slowFile() },
  ])
  const { id } = (await c.zip(batch)).data
  const { rows } = await vi.waitUntil(
    async () => {
      const { data } = await c.report(id)
      return data.state === 'done' && data
    },
    { timeout: 20_000, interval: 50 },
  )
  expect(rows.map(({ outcome, problems: [first] }) => [outcome, first?.field, first?.code])).toEqual([
    ['refused', 'file', 'not_pdf'],
    ['created', undefined, undefined],
  ])
})

it('a file that takes too long to read is refused for good', async () => {
  const guid = newGuid()
  await c.put('invoices', guid, rowOf({ guid }))
  changePatience('count', 1)
  const answer = await c.putFile('invoices', guid, await slowFile())
  expect(answer).toMatchObject({ status: 422, code: 'not_pdf' })
})
