import { readFile } from 'node:fs/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, BatchAnswer, OneC } from './client.ts'
import { playCommerceMl } from './commerceml.ts'
import { documentsOf, type Series } from './documents.ts'

/** Where the player speaks, and as whom. */
export interface Stage {
  c: OneC
  address: string
  login: string
  secret: string
  /** Prints a line. */
  say(line: string): void
}

/** How long the player waits before it asks again how far a batch is. */
const ASK_EVERY = 500
/** How long it waits if the portal does not say. */
const USUAL_WAIT = 10
const MOST_SHOWN = 20

/** Sends a batch, waits for its end and tells what became of it. Returns whether all rows were received. */
export async function playBatch({ c, say }: Stage, series: Series): Promise<boolean> {
  const rows = documentsOf(series)
  const accepted = await patiently(() => c.batch(rows), say)
  if (accepted.status !== 202) return refused(accepted, say)
  say(`Batch ${accepted.data.id}: ${accepted.data.total} documents accepted.`)
  const report = await finished(c, accepted.data, say)
  const { created, renewed, unchanged, refused: wrong } = report
  say(`Created ${created}, renewed ${renewed}, unchanged ${unchanged}, refused ${wrong}.`)
  const problems = report.rows.filter(({ outcome }) => outcome === 'refused')
  for (const { index, guid, problems: found } of problems.slice(0, MOST_SHOWN)) {
    say(
      `  row ${index + 1}, ${guid ?? 'no guid'}: ${found.map(({ field, code }) => `${field} ${code}`).join(', ')}`,
    )
  }
  return wrong === 0
}

async function finished(c: OneC, batch: BatchAnswer, say: Stage['say']): Promise<BatchAnswer> {
  let { done } = batch
  for (;;) {
    const { data } = await patiently(() => c.report(batch.id), say)
    if (data.state === 'done') return data
    if (data.done !== done) say(`  ${data.done} of ${data.total}`)
    done = data.done
    await wait(ASK_EVERY)
  }
}

/** Sends a part of a batch and breaks the connection, as a lost network would. */
export async function playCut({ address, login, secret, say }: Stage, series: Series): Promise<void> {
  const body = Buffer.from(
    documentsOf(series)
      .map((row) => JSON.stringify(row))
      .join('\n'),
  )
  const half = Math.floor(body.length / 2)
  const url = new URL('/exchange/v1/batches', address)
  await new Promise<void>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      auth: `${login}:${secret}`,
      headers: { 'content-type': 'application/x-ndjson', 'content-length': body.length },
    })
    let isCut = false
    request.on('error', (error) => (isCut ? resolve() : reject(error)))
    request.write(body.subarray(0, half), () => {
      isCut = true
      request.destroy(new Error('The player breaks the connection'))
    })
  })
  say(`Cut off after ${half} of ${body.length} bytes. Send it again without --cut: nothing is created twice.`)
}

/** Sends one document, and its PDF if there is one. Returns whether the portal has received all of it. */
export async function playDocument(
  { c, say }: Stage,
  series: Series,
  file: string | undefined,
): Promise<boolean> {
  const [row] = documentsOf({ ...series, documents: 1 })
  if (!row) return false
  const { kind, guid, ...document } = row
  const plural = `${series.kind}s` as const
  const sent = await patiently(() => c.put(plural, String(guid), document), say)
  if (sent.status >= 300) return refused(sent, say)
  say(`${document.number}: ${sent.data.outcome}, document ${sent.data.id}.`)
  if (file === undefined) return true
  const bytes = new Uint8Array(await readFile(file))
  const stored = await patiently(() => c.putFile(plural, String(guid), bytes), say)
  if (stored.status >= 300) return refused(stored, say)
  say(`${basename(file)}: ${stored.status === 201 ? 'stored' : 'was here already'}.`)
  return true
}

/** Reads and acknowledges all changes. */
export async function playChanges({ c, say }: Stage): Promise<boolean> {
  let cursor: string | undefined
  for (;;) {
    const answer = await patiently(() => c.changes(cursor), say)
    if (answer.status !== 200) return refused(answer, say)
    const { items, resend, next } = answer.data
    for (const { kind, guid, action, status, version, reason } of items)
      say(`${kind} ${guid}: ${action}, status ${status}, version ${version}${reason ? `, ${reason}` : ''}`)
    for (const { kind, guid, number } of resend)
      say(`${kind} ${guid}: send it again (${number ?? 'no number'})`)
    // An empty response has nothing to acknowledge.
    if (items.length === 0 && resend.length === 0) return true
    cursor = next
  }
}

/** Sends a batch as CommerceML. Returns whether the portal says `success`. */
export async function playXml(
  { address, login, secret, say }: Stage,
  series: Series,
  encoding: 'utf-8' | 'windows-1251',
): Promise<boolean> {
  const rows = documentsOf(series)
  const { isDone, text } = await playCommerceMl(fetch, { address, login, secret }, rows, { encoding })
  say(text)
  return isDone
}

/** Asks again while the portal asks to wait. */
async function patiently<Data>(ask: () => Promise<Answer<Data>>, say: Stage['say']): Promise<Answer<Data>> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 429 && answer.status !== 503) return answer
    const seconds = Number(answer.headers.get('retry-after')) || USUAL_WAIT
    say(`The portal asks to wait for ${seconds} s (${answer.code}).`)
    await wait(seconds * 1000)
  }
}

function refused({ status, code, problems = [] }: Answer<unknown>, say: Stage['say']): false {
  say(`Refused: ${status} ${code}`)
  for (const { field, message, fix } of problems) say(`  ${field} ${message} ${fix}`)
  return false
}
