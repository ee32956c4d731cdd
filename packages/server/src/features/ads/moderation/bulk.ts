import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { page } from '../../../contract/paging.ts'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { carryOut } from '../act.ts'
import { decide, type Wish } from '../decide.ts'

type Schemas = components['schemas']

/** Applies a staff decision to many ads, each in its own transaction, so that one error undoes nothing else. */
export async function bulkAds(
  deps: Deps,
  actor: Actor,
  { action, ids, versions }: Schemas['AdBulk'],
): Promise<Schemas['AdBulkResults']> {
  requireCapability(actor, 'ads.moderate')
  if (versions && versions.length !== ids.length) {
    throw new RefusalError('invalid', { errors: { versions: ['wrong_format'] } })
  }
  const items: Schemas['AdBulkResult'][] = []
  for (const [at, id] of ids.entries()) {
    items.push(await resultOf(deps, actor, id, action, { version: versions?.[at] }))
  }
  return page(items)
}

async function resultOf(
  deps: Deps,
  actor: Actor,
  id: number,
  action: Schemas['AdBulk']['action'],
  wish: Wish,
): Promise<Schemas['AdBulkResult']> {
  try {
    const status = await withTransaction(deps.db, async (trx) => {
      const decision = await decide(deps, trx, actor, id, action, wish)
      await carryOut(deps, trx, decision)
      return decision.change.status
    })
    return { id, ok: true, status }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const { allowed_actions } = error.details
    return {
      id,
      ok: false,
      code: error.code,
      ...(allowed_actions && { allowed_actions: [...allowed_actions] }),
    }
  }
}
