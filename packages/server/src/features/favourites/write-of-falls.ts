import type { Trx } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { readerOf } from '../people/users.ts'
import type { Fall } from './fall.ts'
import { priceFallLetter } from './letters/price-fall.ts'

/** Writes a person one e-mail about all falls that are told at once. */
export async function writeOfFalls(
  deps: Pick<Deps, 'jobs' | 'publicUrl'>,
  trx: Trx,
  userId: number,
  falls: readonly Fall[],
): Promise<void> {
  const reader = await readerOf(trx, userId)
  if (!reader) return
  const { email, name, language } = reader
  const letter = priceFallLetter({ falls, name, publicUrl: deps.publicUrl }, language)
  await sendMail(deps, trx, { to: email, ...letter })
}
