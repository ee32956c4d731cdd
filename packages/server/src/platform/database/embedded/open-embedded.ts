import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { columnTypes } from '../column-types.ts'
import { prepareFolder } from './data-folder.ts'
import type { EngineHome } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import type { EngineReply, EngineRequest } from './messages.ts'
import { WireStream } from './wire-stream.ts'

/** A PostgreSQL of our own in a thread of this process. */
export interface Embedded {
  /** One connection: all there is. */
  pool: Pool
  /** A copy of all its files, for a database in memory to start from. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

// Built, the thread's file lies beside the bundle and is JavaScript.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './database-worker.js',
  import.meta.url,
)

/**
 * Opens the embedded database of a folder, making it at first, or one in memory.
 * @throws DataFolderInUse, DataFolderUnreadable
 */
export async function openEmbedded(home: EngineHome): Promise<Embedded> {
  if (!('folder' in home)) return startThread(home)
  const folder = resolve(home.folder)
  await mkdir(dirname(folder), { recursive: true })
  const unlock = lockFolder(folder)
  try {
    await prepareFolder(folder)
    const embedded = await startThread({ folder })
    return { ...embedded, close: () => embedded.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startThread(home: EngineHome): Promise<Embedded> {
  const worker = new Worker(WORKER, { workerData: home })
  await nextReply(worker, 'ready')

  const ask = (request: EngineRequest) =>
    worker.postMessage(request, typeof request === 'object' ? [request.session] : [])
  const openSession = () => {
    const { port1, port2 } = new MessageChannel()
    ask({ session: port2 })
    return new WireStream(port1)
  }
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types: columnTypes,
    stream: openSession,
  })
  return {
    pool,
    snapshot: async () => {
      const copied = nextReply(worker, 'snapshot')
      ask('snapshot')
      return (await copied).bytes
    },
    close: async () => {
      await pool.end()
      const ended = once(worker, 'exit')
      ask('close')
      await ended
    },
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
