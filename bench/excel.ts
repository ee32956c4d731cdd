import { importFile, ROW } from '../packages/server/src/testing/spreadsheets.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { managerToken, withMemory } from './documents.ts'
import { fillDocuments } from './documents-data.ts'
import { atMost, median, plain, type Row, spreadOf } from './row.ts'

const rows = 100_000
const turns = 5
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

/** Asks for a spreadsheet so many times; of the times the median counts, of the memory the most. */
async function measureTurns(server: BenchServer, token: string, body: string) {
  const seconds: number[] = []
  const busy: number[] = []
  let most = 0
  let size = 0
  for (let turn = 0; turn < turns; turn++) {
    const cpu = process.cpuUsage()
    const { result, megabytes } = await withMemory(() => ask(server, token, 'export', body))
    const { user, system } = process.cpuUsage(cpu)
    seconds.push(result.seconds)
    busy.push((user + system) / 1e6)
    most = Math.max(most, megabytes)
    size = result.megabytes
  }
  return { seconds, busy, most, size }
}

/** The list of staff as a spreadsheet. */
async function measureExport(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  await fillDocuments(server.database, rows)
  const token = await managerToken(server)
  const measured: Row[] = []
  for (const [form, body] of Object.entries({ '': '{}', ' · by lines': '{"rows":"lines"}' })) {
    const { seconds, busy, most, size } = await measureTurns(server, token, body)
    const what = `Excel of 100,000 documents · ${kind}${form}`
    measured.push(
      { ...atMost(what, median(seconds), 3, 's'), spread: spreadOf(seconds) },
      { ...plain(`${what} · CPU`, median(busy), 's'), spread: spreadOf(busy) },
      atMost(`${what} · memory`, most, 150, 'MB'),
      plain(`${what} · size`, size, 'MB'),
    )
  }
  await server.close()
  return measured
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
