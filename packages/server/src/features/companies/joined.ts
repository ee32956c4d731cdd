import { recordAct } from '../../platform/audit-queries.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { findColleagues } from './colleague-queries.ts'
import { type MembershipNews, membershipLetter } from './letters/membership.ts'

/** Writes to the journal that somebody joined by an invitation. */
export async function recordJoined(
  trx: Trx,
  {
    userId,
    membership,
    invitationId,
    of,
    now,
  }: { userId: number; membership: number; invitationId: number; of: string; now: Date },
): Promise<void> {
  await recordAct(trx, {
    ...{ actorId: userId, subject: 'membership', subjectId: membership, action: 'join', now },
    details: { user_id: userId, function: of, invitation_id: invitationId },
  })
}

/** Writes to the owner who has invited, if he may still sign in. */
export async function tellInviter(
  deps: Pick<Deps, 'jobs' | 'publicUrl'>,
  trx: Trx,
  { inviterId, companyId }: { inviterId: number; companyId: number },
  news: MembershipNews,
): Promise<void> {
  const inviter = (await findColleagues(trx, companyId)).find(({ id }) => id === inviterId)
  if (!inviter || inviter.blocked) return
  const { name, email, language } = inviter
  await sendMail(deps, trx, {
    to: email,
    ...membershipLetter(news, { name, language, publicUrl: deps.publicUrl }),
  })
}
