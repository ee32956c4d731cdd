import { createThread } from '../../../platform/thread.ts'
import type { CopyRequest, MadeCopy } from './make-copy.ts'

const IS_SOURCE = import.meta.url.endsWith('.ts')

/**
 * Makes copies in a thread of its own: a PDF that somebody else's program wrote can neither block nor crash the server.
 * @throws ThreadError when the thread took too long or died
 */
export const askSheetThread = createThread<CopyRequest, MadeCopy>({
  // In a build, the thread's file is JavaScript beside the bundle.
  file: new URL(IS_SOURCE ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url),
  patience: 30_000,
  idle: 30_000,
  megabytes: 512,
})
