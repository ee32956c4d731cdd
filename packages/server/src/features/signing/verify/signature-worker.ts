import { serveThread } from '../../../platform/thread.ts'
import { runTask } from './tasks.ts'

// The thread that verifies signatures: see thread.ts.
serveThread(runTask)
