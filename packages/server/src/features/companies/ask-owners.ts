import type { Trx } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { findColleagues } from './colleague-queries.ts'
import { findCompanyByBin } from './company-queries.ts'
import { membershipLetter } from './letters/membership.ts'

/**
 * Tells the owners of the company with a BIN that somebody asks to be accepted. Returns whether there is such a company; if not,
 * the centre decides.
 */
export async function askOwners(
  deps: Pick<Deps, 'jobs' | 'publicUrl'>,
  trx: Trx,
  { bin, who }: { bin: string; who: string },
): Promise<boolean> {
  const company = await findCompanyByBin(trx, bin)
  if (!company) return false
  for (const { name, email, language, function: of, blocked } of await findColleagues(trx, company.id)) {
    if (of !== 'owner' || blocked) continue
    const news = { kind: 'asked', company: company.company, who } as const
    await sendMail(deps, trx, {
      to: email,
      ...membershipLetter(news, { name, language, publicUrl: deps.publicUrl }),
    })
  }
  return true
}
