import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Load, Loaded } from './load.ts'

const headEnd = Buffer.from('\r\n\r\n')

/** Length of the first complete response in the received data, or undefined if it is incomplete. */
function answerLength(received: Buffer): number | undefined {
  const end = received.indexOf(headEnd)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  const length = end + headEnd.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
  return received.length < length ? undefined : length
}

function questionOf({ path, body, token }: Load): string {
  const text = body ? JSON.stringify(body) : ''
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** One connection that sends the next request as soon as it has a response, until none are left. */
function askInTurn(job: Load, takeOne: () => boolean, times: number[]): Promise<void> {
  const question = questionOf(job)
  return new Promise((resolve, reject) => {
    const socket = connect(job.port, '127.0.0.1')
    let received: Buffer = Buffer.alloc(0)
    let asked = 0
    const ask = () => {
      if (!takeOne()) return socket.end(resolve)
      asked = performance.now()
      socket.write(question)
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const length = answerLength(received)
      if (length === undefined) return
      times.push(performance.now() - asked)
      received = received.subarray(length)
      ask()
    })
  })
}

async function run(job: Load): Promise<Loaded> {
  const times: number[] = []
  let left = job.requests
  const takeOne = () => left-- > 0
  const start = performance.now()
  await Promise.all(Array.from({ length: job.connections }, () => askInTurn(job, takeOne, times)))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) }
}

parentPort?.postMessage(await run(workerData))
