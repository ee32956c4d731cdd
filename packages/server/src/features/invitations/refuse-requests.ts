import { recordAct } from '../../platform/audit-queries.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { findRequests, lockRequest } from '../companies/requested.ts'
import type { Deps } from '../deps.ts'
import { writeDecision } from './application-queries.ts'
import { decisionLetter } from './letters/decision.ts'
import { LETTER_WORDS } from './letters/words.ts'

/**
 * Refuses everybody who asks to join a company that is no tenant any more; they get an e-mail. Returns how many there were.
 */
export async function refuseRequests(
  deps: Pick<Deps, 'jobs' | 'publicUrl'>,
  trx: Trx,
  { company, by, now }: { company: { id: number; name: string; bin: string }; by: number; now: Date },
): Promise<number> {
  let refused = 0
  for (const { id } of await findRequests(trx, company.bin)) {
    const asker = await lockRequest(trx, id, company.bin)
    if (!asker || asker.decided) continue
    const comment = LETTER_WORDS[asker.language].noTenant
    await writeDecision(trx, id, { accepted: false, comment, decided_by: by, decided_at: now })
    await recordAct(trx, {
      ...{ actorId: by, subject: 'tenant_application', subjectId: id, action: 'refuse', now },
      details: { user_id: asker.user_id, company_id: company.id, comment },
    })
    const { name, email, language } = asker
    const letter = decisionLetter({
      applicant: { name, company: company.name, language },
      ...{ accepted: false, rooms: [], comment, publicUrl: deps.publicUrl },
    })
    await sendMail(deps, trx, { to: email, ...letter })
    refused += 1
  }
  return refused
}
