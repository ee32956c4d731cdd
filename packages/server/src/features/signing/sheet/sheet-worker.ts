import { serveThread } from '../../../platform/thread.ts'
import { makeCopy } from './make-copy.ts'

// The thread that makes copies with signature sheets: see sheet-thread.ts.
serveThread(makeCopy)
