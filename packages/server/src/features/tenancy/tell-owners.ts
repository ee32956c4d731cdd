import type { Language } from '@sauda/sdk/language'
import type { Trx } from '../../platform/database/transaction.ts'
import { type Mail, sendMail } from '../../platform/mail/mail.ts'
import { findColleagues } from '../companies/members.ts'
import type { Deps } from '../deps.ts'

/** Whom an e-mail about a company is for. */
export interface Owner {
  name: string
  language: Language
  publicUrl: string
}

/** Writes to every owner of a company in their language; who is blocked gets no e-mail. */
export async function tellOwners(
  deps: Pick<Deps, 'jobs' | 'publicUrl'>,
  trx: Trx,
  { id }: { id: number },
  letter: (owner: Owner) => Omit<Mail, 'to'>,
): Promise<void> {
  for (const { name, email, language, function: of, blocked } of await findColleagues(trx, id)) {
    if (of !== 'owner' || blocked) continue
    await sendMail(deps, trx, { to: email, ...letter({ name, language, publicUrl: deps.publicUrl }) })
  }
}
