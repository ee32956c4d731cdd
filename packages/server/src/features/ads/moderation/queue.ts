import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { countFlags } from './flags.ts'
import { findPlanned } from './planned-queries.ts'
import { countBefore, countQueue, findQueue } from './queue-queries.ts'

type Schemas = components['schemas']

/** How many ads are returned unless fewer are asked for. */
const MOST = 100

interface QueueQuery {
  entry?: Schemas['QueueEntry'] | undefined
  around?: number | undefined
  limit?: number | undefined
}

/**
 * Returns the ads that wait for a moderator, those around one of them if asked for, each with the number of its flags; how
 * many there are of each kind and where each begins; and what the moderator has just decided to publish.
 */
export async function moderationQueue(
  { db }: Deps,
  actor: Actor,
  { entry, around, limit = MOST }: QueueQuery = {},
): Promise<Schemas['ModerationQueue']> {
  requireCapability(actor, 'ads.moderate')
  const before = around === undefined ? 0 : await countBefore(db, entry, around)
  const skipped = Math.max(0, before - Math.floor(limit / 2))
  const found = await findQueue(db, entry, { skipped, limit })
  const flags = await countFlags(
    db,
    found.map(({ id }) => id),
  )
  const items = found.map((ad) => ({ ...ad, flags: flags.get(ad.id) ?? 0 }))
  const { counts, starts } = await countQueue(db)
  const planned = await findPlanned(db, actor.id)
  const total = counts[entry ?? 'all']
  return { items, skipped, counts, starts, planned, total, truncated: total > items.length }
}
