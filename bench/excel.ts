import { importFile, ROW } from '../packages/server/src/testing/spreadsheets.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { managerToken, withMemory } from './documents.ts'
import { fillDocuments } from './documents-data.ts'
import { atMost, plain, type Row } from './row.ts'

const rows = 100_000
const documents = 1000

/** Sends a request and reads its answer, which is not kept. */
async function ask({ port }: BenchServer, token: string, path: string, body: FormData | string) {
  const asked = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/invoice/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-portal-client': 'bench',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let bytes = 0
  let isDone = false
  for await (const part of answer.body) {
    bytes += part.length
    isDone ||= Buffer.from(part).includes('"state":"done"')
  }
  return { seconds: (performance.now() - asked) / 1000, megabytes: bytes / 2 ** 20, isDone }
}

/** The list of staff as a spreadsheet. */
async function measureExport(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  await fillDocuments(server.database, rows)
  const token = await managerToken(server)
  const list = await withMemory(() => ask(server, token, 'export', '{}'))
  const lines = await withMemory(() => ask(server, token, 'export', '{"rows":"lines"}'))
  await server.close()
  const what = `Excel of 100,000 documents · ${kind}`
  return [
    atMost(`${what}`, list.result.seconds, 3, 's'),
    atMost(`${what} · memory`, list.megabytes, 150, 'MB'),
    plain(`${what} · size`, list.result.megabytes, 'MB'),
    plain(`${what} · by lines`, lines.result.seconds, 's'),
    atMost(`${what} · by lines · memory`, lines.megabytes, 150, 'MB'),
  ]
}

/** A spreadsheet of the largest number of documents, checked and imported. */
async function measureImport(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  const token = await managerToken(server)
  const file = await importFile(Array.from({ length: documents }, (_, n) => ({ ...ROW, number: `СЧ-${n}` })))
  const form = () => {
    const sent = new FormData()
    sent.append('file', new File([new Uint8Array(file)], 'documents.xlsx'))
    return sent
  }
  const checked = await ask(server, token, 'importCheck', form())
  const imported = await withMemory(() => ask(server, token, 'import', form()))
  if (!imported.result.isDone) throw new Error('the import was refused')
  await server.close()
  const what = `import of 1,000 documents · ${kind}`
  return [
    plain(`${what} · check`, checked.seconds, 's'),
    atMost(what, imported.result.seconds, 20, 's'),
    atMost(`${what} · memory`, imported.megabytes, 150, 'MB'),
  ]
}

/** Documents as spreadsheets, out and in. */
export async function measureExcel(kind: string, serverUrl?: string): Promise<Row[]> {
  return [...(await measureExport(kind, serverUrl)), ...(await measureImport(kind, serverUrl))]
}
