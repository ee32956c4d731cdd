import type { components } from '@sauda/sdk'
import type { Call } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import { findOfLink } from '../companies/invited.ts'
import type { Deps } from '../deps.ts'
import { beginInvited } from '../registration/begin.ts'
import { handOver, openFlow } from '../registration/flows.ts'
import { LINKS } from './service.ts'

type Schemas = components['schemas']

/**
 * Opens the registration of an invitation's link; works repeatedly until one registration is finished. A link without an address
 * needs one, which is verified by a code.
 * @throws RefusalError `link_over`, also if the address has a user by now; `invalid`, `too_many_requests`
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { token, email: typed }: Schemas['InvitationAcceptance'],
  asker: Pick<Call<'acceptInvitation'>, 'flow' | 'device' | 'address' | 'language'>,
): Promise<Schemas['AccessFlow']> {
  const { db, clock } = deps
  const { flow, address } = asker
  await hitOrRefuse(db, clock, `invitation:from:${address}`, LINKS)
  const invitation = await findOfLink(db, tokenHash(token), clock.now())
  if (!invitation || invitation.known) throw new RefusalError('link_over')
  const { id, email, language } = invitation
  if (email === null) return beginInvited(deps, { email: typed ?? '', invitationId: id }, asker)
  const opened = await withTransaction(db, (trx) =>
    openFlow(trx, clock, { purpose: 'invitation', email, language, invitation_id: id, replaces: flow.token }),
  )
  return handOver(deps, flow, opened)
}
