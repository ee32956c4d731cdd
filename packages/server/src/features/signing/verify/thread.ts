import { createThread } from '../../../platform/thread.ts'
import type { Task, TaskAnswers } from './tasks.ts'

const IS_SOURCE = import.meta.url.endsWith('.ts')

/**
 * Verifies in a thread of its own: a GOST signature takes several milliseconds, and the hash of a large file a second.
 * @throws ThreadError when the thread took too long or died
 */
export type AskThread = <Name extends Task['task']>(
  request: Extract<Task, { task: Name }>,
) => Promise<TaskAnswers[Name]>

function verifier(megabytes: number): AskThread {
  const inThread = createThread<Task, TaskAnswers[Task['task']]>({
    // In a build, the thread's file is JavaScript beside the bundle.
    file: new URL(IS_SOURCE ? './signature-worker.ts' : './signature-worker.js', import.meta.url),
    patience: 30_000,
    idle: 30_000,
    megabytes,
  })
  return async <Name extends Task['task']>(request: Extract<Task, { task: Name }>) =>
    (await inThread(request)) as TaskAnswers[Name]
}

/** For whoever signs, and for what was signed. */
export const askThread = verifier(512)

/** For guests: whatever they send, nobody who signs waits for it. */
export const askGuestThread = verifier(256)
