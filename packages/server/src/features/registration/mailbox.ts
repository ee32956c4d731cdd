import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { forgive, takeTry } from '../../platform/limiter.ts'
import { LETTER_PAUSES } from './code-limits.ts'
import { deleteLinksTo } from './link-queries.ts'

/** Returns whether an e-mail may be sent to a mailbox now; if so, the pause after it begins. */
export async function takeLetter(db: Db, clock: Clock, email: string): Promise<boolean> {
  return (await takeTry(db, clock, keyOf(email), LETTER_PAUSES)) === 0
}

/** The user has shown that the mailbox is theirs: ends the pauses that requests of others have caused. */
export function forgivePauses(db: Db, email: string): Promise<void> {
  return forgive(db, keyOf(email))
}

/** Deletes all links sent to a mailbox, and ends its pause: waiting is acceptable only with a valid link. */
export async function endLinks(trx: Trx, address: string): Promise<void> {
  const email = address.toLowerCase()
  await deleteLinksTo(trx, email)
  await forgivePauses(trx, email)
}

function keyOf(email: string): string {
  return `access:letters:to:${email}`
}
