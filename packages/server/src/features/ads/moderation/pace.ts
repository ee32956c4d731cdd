import type { components } from '@sauda/sdk'
import type { Deps } from '../../deps.ts'
import { findPace } from './pace-queries.ts'

/** Returns how long moderators lately took to decide. It tells nothing of single ads, so every user may know it. */
export async function moderationPace({ db, clock }: Deps): Promise<components['schemas']['ModerationPace']> {
  return { minutes: await findPace(db, clock.now()) }
}
