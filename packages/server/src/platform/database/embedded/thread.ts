import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { within } from '../../within.ts'
import { EmbeddedDatabaseStoppedError } from '../errors.ts'
import type { EngineHome } from './engine.ts'
import type { EngineReply, EngineRequest } from './messages.ts'

/** The thread of the embedded database. It is restarted if it stops unexpectedly. */
export interface EngineThread {
  /** Opens a port that carries the wire protocol. It closes when the thread stops. */
  openSession(): MessagePort
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  /** Shuts the database down; terminates the thread if that takes longer than the given milliseconds. */
  close(patience: number): Promise<void>
}

// In a build, the thread's file is JavaScript beside the bundle.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './database-worker.js',
  import.meta.url,
)

/** Milliseconds between two starts: the first restart is immediate, then each wait doubles. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** A thread that has run for this long has started successfully. */
const SOUND_AFTER = 60_000

/**
 * Starts the thread of a database whose folder this process has locked. A new thread starts only after the old one has
 * ended, and recovers as after a kill: everything acknowledged is there, since each commit is flushed.
 * @throws if the first start fails
 */
export async function startThread(home: EngineHome): Promise<EngineThread> {
  let failures = 0
  let isClosing = false
  let timer: NodeJS.Timeout | undefined
  // Until it is ready, messages are queued.
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(WORKER, { workerData: home })
    let readyAt = Number.NaN
    let reason: unknown
    started
      .on('message', (reply: EngineReply) => {
        if (reply.event === 'failed') reason = reply.error
        if (reply.event !== 'ready') return
        readyAt = Date.now()
        if (failures > 0) console.error('The embedded database is back.')
      })
      .on('error', (error) => {
        reason = error
      })
      .on('exit', () => {
        worker = undefined
        if (isClosing) return
        if (Date.now() - readyAt > SOUND_AFTER) failures = 0
        startAgain(reason)
      })
    return started
  }

  function startAgain(reason: unknown): void {
    const wait = failures === 0 ? 0 : Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT)
    failures++
    const why = reason instanceof Error ? reason.message : 'its thread has ended'
    // A database in memory cannot be recovered.
    const isKept = 'folder' in home
    const next = isKept ? `It is started again in ${wait / 1000} s.` : 'What it held is gone.'
    console.error(`The embedded database has stopped (${why}). ${next}`)
    if (!isKept) return
    timer = setTimeout(() => {
      worker = start()
    }, wait)
  }

  function ask(request: EngineRequest): void {
    worker?.postMessage(request, typeof request === 'object' ? [request.session] : [])
  }

  async function close(patience: number): Promise<void> {
    isClosing = true
    clearTimeout(timer)
    if (!worker) return
    const ended = once(worker, 'exit')
    ask('close')
    if (!(await within(patience, ended))) await worker?.terminate()
  }

  worker = start()
  try {
    await nextReply(worker, 'ready')
  } catch (error) {
    await close(0)
    throw error
  }
  return {
    openSession() {
      const { port1, port2 } = new MessageChannel()
      if (worker) ask({ session: port2 })
      else port2.close()
      return port1
    },
    async snapshot() {
      if (!worker) throw new EmbeddedDatabaseStoppedError()
      const copied = nextReply(worker, 'snapshot')
      ask('snapshot')
      return (await copied).bytes
    },
    close,
  }
}

type Reply<Event> = Extract<EngineReply, { event: Event }>

function nextReply<Event extends EngineReply['event']>(worker: Worker, event: Event): Promise<Reply<Event>> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Event>>()
  const isAwaited = (reply: EngineReply): reply is Reply<Event> => reply.event === event
  const onMessage = (reply: EngineReply) => {
    if (isAwaited(reply)) resolve(reply)
    else if (reply.event === 'failed') reject(reply.error)
  }
  const onExit = () => reject(new Error('The embedded database has stopped'))
  worker.on('message', onMessage).on('error', reject).on('exit', onExit)
  return promise.finally(() => worker.off('message', onMessage).off('error', reject).off('exit', onExit))
}
