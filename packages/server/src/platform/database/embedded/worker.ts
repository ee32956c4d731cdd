import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import type { EngineHome } from './engine.ts'
import { answerWire, endSession, startEngine, takeSnapshot } from './engine.ts'
import type { EngineReply, EngineRequest } from './messages.ts'

// The thread of the embedded database: slow queries block this thread, not the server's.

const port = parentPort
if (!port) throw new Error('This file runs as a worker thread')

const reply = (message: EngineReply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
const fail = (cause: unknown) =>
  reply({ event: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) })

try {
  const home: EngineHome = workerData
  // Everything acknowledged is on the disk: the next thread recovers it.
  const onPanic = (cause: unknown): never => {
    fail(new Error('PostgreSQL has panicked, as it does on a full disk', { cause }))
    process.exit(1)
  }
  const engine = await startEngine(home, { onPanic })

  // Requests are queued: there is one engine with one session.
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>, onError: (cause: unknown) => void) => {
    turn = turn.then(work).catch(onError)
  }
  let session: MessagePort | undefined

  const serveSession = (opened: MessagePort) => {
    // The client sees a lost connection, and the next session starts clean.
    const drop = () => opened.close()
    inTurn(async () => {
      await endSession(engine)
      session = opened
    }, drop)
    opened.on('message', (request: Uint8Array) =>
      inTurn(async () => {
        if (session !== opened) return
        const answer = await answerWire(engine, request)
        opened.postMessage(answer, [answer.buffer])
      }, drop),
    )
  }

  const sendSnapshot = async () => {
    const bytes = await takeSnapshot(engine)
    reply({ event: 'snapshot', bytes }, [bytes.buffer])
  }
  // With no listeners left, the thread ends.
  const close = () => engine.close().finally(() => port.close())

  port.on('message', (request: EngineRequest) => {
    if (typeof request === 'object') serveSession(request.session)
    else inTurn(request === 'snapshot' ? sendSnapshot : close, fail)
  })
  reply({ event: 'ready' })
} catch (cause) {
  fail(cause)
  // Remaining handles of the engine would keep the thread alive.
  process.exit(1)
}
