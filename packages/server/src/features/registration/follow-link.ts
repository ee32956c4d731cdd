import type { Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type AddressOwner, findAddressOwner } from './code-queries.ts'
import { type AccessFlow, deleteFlow } from './flow-queries.ts'
import { findFlow, handOver, openFlow } from './flows.ts'
import { type Link, takeLink } from './link-queries.ts'
import { forgivePauses } from './mailbox.ts'

/**
 * Follows the link of an e-mail, once. Whoever has the link can read the mailbox, so their browser continues without a
 * code, in a new flow. The flow that requested the e-mail may belong to a stranger, so it ends.
 * @throws RefusalError `link_over`
 */
export async function followAccessLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  kept: Tokens['flow'],
): Promise<AccessFlow> {
  const { db, clock } = deps
  const opened = await withTransaction(db, async (trx) => {
    const link = await takeLink(trx, tokenHash(token), clock.now())
    if (!link || !isStillGood(link, await findAddressOwner(trx, link.email)))
      throw new RefusalError('link_over')
    await forgivePauses(trx, link.email)
    // An invitation goes on only in the browser that has followed its link: a stranger's does not come in by an e-mail.
    const own = await findFlow(trx, clock, kept.token)
    const invitation_id = own?.id === link.flow_id ? own.invitation_id : null
    await deleteFlow(trx, link.flow_id)
    const { flow_id: _, ...values } = link
    return openFlow(trx, clock, { ...values, invitation_id, proven: true, replaces: kept.token })
  })
  return handOver(deps, kept, opened)
}

/** Invalid if the address has been registered or its owner blocked meanwhile. */
function isStillGood({ purpose, user_id }: Link, owner: AddressOwner | undefined): boolean {
  if (purpose === 'registration') return owner === undefined
  return owner?.id === user_id && !owner.blocked
}
