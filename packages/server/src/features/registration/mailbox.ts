import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { forgive, takeTry } from '../../platform/limiter.ts'
import { LETTER_PAUSES } from './code-limits.ts'
import { deleteLinksTo } from './link-queries.ts'

/** Whether a letter may go to a mailbox now; the pause after it begins with the answer. */
export async function takeLetter(db: Db, clock: Clock, email: string): Promise<boolean> {
  return (await takeTry(db, clock, keyOf(email), LETTER_PAUSES)) === 0
}

/** Somebody has shown that the mailbox is theirs: they need not wait because of what others have asked. */
export function forgivePauses(db: Db, email: string): Promise<void> {
  return forgive(db, keyOf(email))
}

/** Ends all links that lie in a mailbox. The pause ends with them, as it is bearable only while a link is good. */
export async function endLinks(trx: Trx, address: string): Promise<void> {
  const email = address.toLowerCase()
  await deleteLinksTo(trx, email)
  await forgivePauses(trx, email)
}

function keyOf(email: string): string {
  return `access:letters:to:${email}`
}
