import { Worker } from 'node:worker_threads'
import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { createGate } from '../../../platform/gate.ts'
import type { DrawnPaper, PaperFacts } from './draw.ts'

/** A page as pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Why a file cannot be shown; the contract's field codes. */
export type PdfCode = 'pdf_broken' | 'pdf_encrypted' | 'pdf_pages' | 'pdf_page'

/** What the thread is asked for. */
export type PaperTask =
  | { task: 'draw'; kind: DocumentKind; content: DocumentContent; facts: PaperFacts }
  | { task: 'count'; bytes: Uint8Array }
  | { task: 'picture'; bytes: Uint8Array; page: number }

/** What it answers, by task. */
export interface PaperAnswers {
  draw: DrawnPaper
  count: { pages: number }
  picture: Pixels
}

export type PaperReply<Task extends PaperTask['task'] = PaperTask['task']> =
  | { answer: PaperAnswers[Task] }
  | { code: PdfCode }
  | { error: unknown }

/** A file that cannot be shown. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly code: PdfCode

  constructor(code: PdfCode) {
    super(code)
    this.code = code
  }
}

const IS_SOURCE = import.meta.url.endsWith('.ts')
// In a build, the thread's file is JavaScript beside the bundle.
const WORKER = new URL(IS_SOURCE ? './paper-worker.ts' : './paper-worker.js', import.meta.url)

/** Milliseconds for one task. A file that takes longer is treated as broken. */
const PATIENCE = 15_000
/** An unused thread ends after this time, and its memory is free again. */
const IDLE = 30_000

// One thread: pages are drawn one after the other, so a large batch leaves a core for everything else.
const gate = createGate(1)
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Draws and reads PDFs in a thread of its own, so a large or malicious file can neither block nor crash the server: the
 * thread is terminated when it takes too long, and replaced after every failure.
 * @throws PdfError for a file that cannot be shown
 */
export function askPaperThread<Task extends PaperTask['task']>(
  request: Extract<PaperTask, { task: Task }>,
  patience = PATIENCE,
): Promise<PaperAnswers[Task]> {
  return gate(async () => {
    clearTimeout(idle)
    worker ??= startThread()
    const asked = worker
    try {
      const reply = await replyOf<Task>(asked, request, patience)
      if ('answer' in reply) return reply.answer
      throw 'code' in reply ? new PdfError(reply.code) : reply.error
    } catch (error) {
      await stopThread()
      throw error
    } finally {
      idle = setTimeout(stopThread, IDLE).unref()
    }
  })
}

async function stopThread(): Promise<void> {
  const stopped = worker
  worker = undefined
  await stopped?.terminate()
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
  const broken = () => resolve({ code: 'pdf_broken' })
  const timer = setTimeout(broken, patience)
  const onError = request.task === 'draw' ? reject : broken
  asked.ref()
  asked.on('message', resolve).on('error', onError).on('exit', onError)
  asked.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    asked.off('message', resolve).off('error', onError).off('exit', onError)
    asked.unref()
  })
}
