import { createThread } from '../../../platform/thread.ts'
import type { Task, TaskAnswers } from './tasks.ts'

const IS_SOURCE = import.meta.url.endsWith('.ts')

const inThread = createThread<Task, TaskAnswers[Task['task']]>({
  // In a build, the thread's file is JavaScript beside the bundle.
  file: new URL(IS_SOURCE ? './signature-worker.ts' : './signature-worker.js', import.meta.url),
  patience: 30_000,
  idle: 30_000,
  megabytes: 512,
})

/**
 * Verifies in a thread of its own: a GOST signature takes several milliseconds, and the hash of a large file a second.
 * @throws ThreadError when the thread took too long or died
 */
export async function askThread<Name extends Task['task']>(
  request: Extract<Task, { task: Name }>,
): Promise<TaskAnswers[Name]> {
  return (await inThread(request)) as TaskAnswers[Name]
}
