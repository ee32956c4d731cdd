import type { Deps } from '../deps.ts'

/** What part requests need of the server. */
export type PartDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs'>
