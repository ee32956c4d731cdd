import type { Deps } from '../deps.ts'
import type { HadAnswer } from './contacts.ts'

/** What reviews need of the server, and of the part requests if there are any. */
export type ReviewDeps = Pick<Deps, 'db' | 'clock' | 'push'> & { hadAnswer?: HadAnswer }
