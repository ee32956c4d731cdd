import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { addBase } from '../packages/server/src/features/exchange/bases.ts'
import { openSession } from '../packages/server/src/platform/sessions.ts'
import { oneC } from '../packages/server/src/player/client.ts'
import { FIELDS } from '../packages/server/src/testing/content.ts'
import { lineOf, rowOf } from '../packages/server/src/testing/one-c.ts'
import { picture } from '../packages/server/src/testing/pictures.ts'
import { importFile, ROW } from '../packages/server/src/testing/spreadsheets.ts'
import { zipFile } from '../packages/server/src/testing/zip-file.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { collectGarbage } from './collect-garbage.ts'
import { managerToken } from './documents.ts'
import { atMost, type Row } from './row.ts'

/** No request stops others longer, in milliseconds. */
const LONGEST_STOP = 100
/** Seconds of processor that a request of a guest may cost, and one of a member. */
const COST = { guest: 1, member: 2 } as const
const TURNS = 3
const BEFORE_THE_STOP_IS_KNOWN = 20

type Ask = () => Promise<unknown>

/** What a request costs, and the longest time in which its server did nothing else: the best of some turns. */
async function costOf(what: string, who: keyof typeof COST, ask: Ask): Promise<Row[]> {
  const turns = []
  for (let turn = 0; turn < TURNS; turn++) turns.push(await oneTurn(ask))
  return [
    atMost(`${what} · longest stop`, Math.min(...turns.map(({ stop }) => stop)), LONGEST_STOP, 'ms'),
    atMost(`${what} · processor`, Math.min(...turns.map(({ processor }) => processor)), COST[who], 's'),
  ]
}

async function oneTurn(ask: Ask): Promise<{ stop: number; processor: number }> {
  await collectGarbage()
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const before = process.cpuUsage()
  await ask()
  const { user, system } = process.cpuUsage(before)
  await wait(BEFORE_THE_STOP_IS_KNOWN)
  delays.disable()
  return { stop: delays.max / 1e6, processor: (user + system) / 1e6 }
}

/** Sends a request and reads its answer to the end. */
function asking(
  { port }: BenchServer,
  path: string,
  { body, token, status = 200 }: { body: FormData | object; token?: string; status?: number },
): Ask {
  const isForm = body instanceof FormData
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: {
        'x-portal-client': 'bench',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    const said = await answer.text()
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${said.slice(0, 300)}`)
  }
}

function formOf(field: string, name: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name))
  return form
}

/** An archive of many signatures, each as large as one may be. */
function signatures(): FormData {
  const cms = Buffer.alloc(2 ** 20)
  Buffer.from('308006092a864886f70d010702', 'hex').copy(cms)
  const entries = Array.from({ length: 59 }, (_, n) => ({ name: `${n}.cms`, bytes: cms }))
  return formOf('files', 'a.zip', zipFile([{ name: 'a.pdf', bytes: '%PDF-1.7' }, ...entries]))
}

async function administratorToken({ database, deps }: BenchServer): Promise<string> {
  const { rows } = await database.query<{ id: number }>(`
    insert into users (role_id, name, display_name, email, password_hash, created_at)
    values (2, 'Администратор', 'Администратор', 'admin@example.kz', '', now()) returning id`)
  return (await openSession(deps.db, deps.clock, rows[0]?.id ?? 0)).token
}

/** The most that a text may have: as many headings, and links for the rest of its bytes. */
const LARGEST_TEXT = `${'# Раздел\n'.repeat(1500)}${'[а](/ads) '.repeat(1450)}`

async function texts(server: BenchServer): Promise<Row[]> {
  const token = await administratorToken(server)
  let saved = 0
  const save = (text: string, status: number) => () => {
    const fields = { ...FIELDS.rule, slug: `rule-${saved++}`, text, text_kk: text }
    return asking(server, 'content/create', { body: { set: 'rule', fields }, token, status })()
  }
  return [
    ...(await costOf('a text of 50,000 headings', 'member', save('# \n'.repeat(50_000), 422))),
    ...(await costOf('the largest text', 'member', save(LARGEST_TEXT, 200))),
  ]
}

/** The report and the journal of a batch whose documents are all as wrong as can be. */
async function wrongBatch(server: BenchServer, token: string): Promise<Row[]> {
  const { base, secret } = await addBase(server.deps, { name: 'Bench', actorId: null })
  const address = `http://127.0.0.1:${server.port}`
  const c = oneC(fetch, { address, login: base.login, secret })
  const lines = Array.from({ length: 10 }, () => lineOf({ name: '', quantity: 'x', price: '-1', sum: 'y' }))
  const { data } = await c.batch(Array.from({ length: 1000 }, () => rowOf({ lines })))
  while ((await c.report(data.id)).data.state !== 'done') await wait(100)
  return [
    ...(await costOf('report of 1,000 wrong documents', 'member', () => c.report(data.id))),
    ...(await costOf(
      'their journal as a spreadsheet',
      'member',
      asking(server, 'exchange/journalExport', { body: {}, token }),
    )),
  ]
}

/** The longest stops and the costs of the requests that are the most work for the portal. */
export async function measureStops(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  const token = await managerToken(server)
  const sheet = await importFile(Array.from({ length: 90_000 }, (_, n) => ({ ...ROW, number: `СЧ-${n}` })))
  const photo = await (await picture('a.jpg', { width: 7940, height: 5000 })).bytes()
  const rows = [
    ...(await costOf(
      '59 signatures in an archive',
      'guest',
      asking(server, 'documentCheck/upload', { body: signatures(), status: 422 }),
    )),
    ...(await costOf(
      'a sheet of 90,000 rows',
      'member',
      asking(server, 'invoice/importCheck', { body: formOf('file', 'a.xlsx', sheet), token }),
    )),
    ...(await costOf(
      'a photo of 39.7 megapixels',
      'member',
      asking(server, 'userBanner/stagePhoto', { body: formOf('photo', 'a.jpg', photo), token }),
    )),
    ...(await texts(server)),
    ...(await wrongBatch(server, token)),
  ]
  await server.close()
  return rows.map((row) => ({ ...row, what: `${row.what} · ${kind}` }))
}
