import type { Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { tokenHash } from '../../platform/tokens.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type AddressOwner, findAddressOwner } from './code-queries.ts'
import { type AccessFlow, deleteFlow } from './flow-queries.ts'
import { handOver, openFlow } from './flows.ts'
import { type Link, takeLink } from './link-queries.ts'
import { forgivePauses } from './mailbox.ts'

/**
 * Follows the link of a letter, once: whoever has it reads the mailbox, so their browser goes on without a code, in a flow
 * of its own. The flow that asked for the letter may be a stranger's; it ends.
 * @throws Refusal `link_over`
 */
export async function followAccessLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  kept: Tokens['flow'],
): Promise<AccessFlow> {
  const { db, clock } = deps
  const opened = await withTransaction(db, async (trx) => {
    const link = await takeLink(trx, tokenHash(token), clock.now())
    if (!link || !isStillGood(link, await findAddressOwner(trx, link.email))) throw new Refusal('link_over')
    await forgivePauses(trx, link.email)
    await deleteFlow(trx, link.flow_id)
    const { flow_id: _, ...values } = link
    return openFlow(trx, clock, { ...values, proven: true, replaces: kept.token })
  })
  return handOver(deps, kept, opened)
}

/** Not where the address has been registered meanwhile, or its owner blocked. */
function isStillGood({ purpose, user_id }: Link, owner: AddressOwner | undefined): boolean {
  if (purpose === 'registration') return owner === undefined
  return owner?.id === user_id && !owner.blocked
}
