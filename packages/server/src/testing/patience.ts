import { onTestFinished } from 'vitest'
import type { PaperTask } from '../features/documents/paper/paper-thread.ts'
import { PATIENCE } from '../features/documents/paper/patience.ts'

/** Sets how long a task of the thread of papers may take, in milliseconds, until `restore` or the end of the test. */
export function changePatience(task: PaperTask['task'], milliseconds: number): { restore: () => void } {
  const before = PATIENCE[task]
  const restore = () => {
    PATIENCE[task] = before
  }
  PATIENCE[task] = milliseconds
  onTestFinished(restore)
  return { restore }
}
