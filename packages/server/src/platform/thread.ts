import { parentPort, Worker } from 'node:worker_threads'
import { createGate } from './gate.ts'

/** What the thread answers: the result, or the error that it ended with. */
type Reply<Answer> = { answer: Answer } | { error: unknown }

export interface ThreadOptions {
  /** The file that the thread runs; it calls `serveThread`. */
  file: URL
  /** Milliseconds for one request; then the thread is ended, and the request fails. */
  patience: number
  /** Milliseconds after which an unused thread ends and its memory is free again. */
  idle: number
  megabytes: number
}

/** A request took longer than anyone waits, or the thread died of it. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError'
}

/**
 * Computes in a thread of its own, one request after the other, so that what comes from outside can neither block nor crash
 * the server. The thread starts with the first request, and a new one replaces it after it died.
 */
export function createThread<Request, Answer>({ file, patience, idle, megabytes }: ThreadOptions) {
  const gate = createGate(1)
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(file, {
      // Sources import the workspace's packages from their sources too.
      ...(file.pathname.endsWith('.ts') && { execArgv: ['--conditions=@sauda/source'] }),
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    // An unused thread does not keep the process alive.
    started.unref()
    return started
  }

  async function stop(): Promise<void> {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  return (request: Request): Promise<Answer> =>
    gate(async () => {
      clearTimeout(ending)
      worker ??= start()
      try {
        const reply = await replyOf<Request, Answer>(worker, request, patience)
        if ('answer' in reply) return reply.answer
        throw reply.error
      } catch (error) {
        if (error instanceof ThreadError) await stop()
        throw error
      } finally {
        ending = setTimeout(stop, idle).unref()
      }
    })
}

function replyOf<Request, Answer>(
  worker: Worker,
  request: Request,
  patience: number,
): Promise<Reply<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Answer>>()
  const died = (cause?: unknown) => reject(new ThreadError('the thread died', { cause }))
  const timer = setTimeout(() => reject(new ThreadError('the thread took too long')), patience)
  worker.ref()
  worker.on('message', resolve).on('error', died).on('exit', died)
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', died).off('exit', died)
    worker.unref()
  })
}

/** Answers the requests of a thread, in the file that the thread runs. */
export function serveThread<Request, Answer>(work: (request: Request) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (request: Request) => {
    let reply: Reply<Answer>
    try {
      reply = { answer: await work(request) }
    } catch (error) {
      reply = { error }
    }
    parentPort?.postMessage(reply)
  })
}
