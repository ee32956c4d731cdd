import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findPlanned } from './planned-queries.ts'
import { countQueue, findQueue } from './queue-queries.ts'

type Schemas = components['schemas']

/**
 * Returns the ads that wait for a moderator, how many there are of each kind and where each begins, and what the
 * moderator has just decided to publish.
 */
export async function moderationQueue(
  { db }: Deps,
  actor: Actor,
  entry?: Schemas['QueueEntry'],
): Promise<Schemas['ModerationQueue']> {
  requireCapability(actor, 'ads.moderate')
  const items = await findQueue(db, entry)
  const { counts, starts } = await countQueue(db)
  const planned = await findPlanned(db, actor.id)
  const total = counts[entry ?? 'all']
  return { items, counts, starts, planned, total, truncated: total > items.length }
}
