import { Worker } from 'node:worker_threads'
import { createGate } from '../../../platform/gate.ts'
import { PaperSlowError, PdfError } from './paper-errors.ts'
import type { PaperAnswers, PaperReply, PaperTask } from './paper-thread.ts'

const IS_SOURCE = import.meta.url.endsWith('.ts')
// In a build, the thread's file is JavaScript beside the bundle.
const WORKER = new URL(IS_SOURCE ? './paper-worker.ts' : './paper-worker.js', import.meta.url)

/** An unused thread ends after this time, and its memory is free again. */
const IDLE = 30_000

/** Does a task after the others of its lane; the patience begins with the task. */
type Lane = <Task extends PaperTask['task']>(
  request: Extract<PaperTask, { task: Task }>,
  patience: number,
) => Promise<PaperAnswers[Task]>

/** A thread that does one task after the other; it starts with the first one, and anew after a failure. */
export function createLane(): Lane {
  const gate = createGate(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  return <Task extends PaperTask['task']>(request: Extract<PaperTask, { task: Task }>, patience: number) =>
    gate(async () => {
      clearTimeout(idle)
      worker ??= startThread()
      try {
        const reply = await replyOf<Task>(worker, request, patience)
        if ('answer' in reply) return reply.answer
        throw 'code' in reply ? new PdfError(reply.code) : reply.error
      } catch (error) {
        await stop()
        throw error
      } finally {
        idle = setTimeout(stop, IDLE).unref()
      }
    })
}

function startThread(): Worker {
  const started = new Worker(WORKER, {
    // Sources import the workspace's packages from their sources too.
    ...(IS_SOURCE && { execArgv: ['--conditions=@sauda/source'] }),
    // Drawing makes much garbage; a large young generation would keep it in memory.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
  })
  // An unused thread does not keep the process alive.
  started.unref()
  return started
}

function replyOf<Task extends PaperTask['task']>(
  asked: Worker,
  request: PaperTask,
  patience: number,
): Promise<PaperReply<Task>> {
  const { promise, resolve, reject } = Promise.withResolvers<PaperReply<Task>>()
  const timer = setTimeout(() => reject(new PaperSlowError(`${request.task} took too long`)), patience)
  const onError = request.task === 'draw' ? reject : () => resolve({ code: 'pdf_broken' })
  asked.ref()
  asked.on('message', resolve).on('error', onError).on('exit', onError)
  asked.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    asked.off('message', resolve).off('error', onError).off('exit', onError)
    asked.unref()
  })
}
