import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findPlanned } from './planned-queries.ts'
import { countBefore, countQueue, findQueue } from './queue-queries.ts'

type Schemas = components['schemas']

/** How many of the ads that wait longer are returned with the ad that was asked for. */
const ABOVE = 50

/**
 * Returns the ads that wait for a moderator, those around one of them if asked for, how many there are of each kind and
 * where each begins, and what the moderator has just decided to publish.
 */
export async function moderationQueue(
  { db }: Deps,
  actor: Actor,
  { entry, around }: { entry?: Schemas['QueueEntry'] | undefined; around?: number | undefined } = {},
): Promise<Schemas['ModerationQueue']> {
  requireCapability(actor, 'ads.moderate')
  const before = around === undefined ? 0 : await countBefore(db, entry, around)
  const skipped = Math.max(0, before - ABOVE)
  const items = await findQueue(db, entry, skipped)
  const { counts, starts } = await countQueue(db)
  const planned = await findPlanned(db, actor.id)
  const total = counts[entry ?? 'all']
  return { items, skipped, counts, starts, planned, total, truncated: total > items.length }
}
