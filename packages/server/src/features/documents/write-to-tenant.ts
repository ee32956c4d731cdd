import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Trx } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { readerOf } from '../people/users.ts'
import { type DocumentNews, tellTenant } from './announce.ts'
import { type DocumentsFacts, documentsLetter } from './letters/documents.ts'

const { received, renewed, reminder } = NOTIFICATION_TYPE.document
const TYPE = { received, renewed, reminder } as const satisfies Record<DocumentsFacts['about'], number>

/** Documents of one tenant, one kind and one month. */
export interface ToTell
  extends Pick<DocumentNews, 'document' | 'count'>,
    Pick<DocumentsFacts, 'about' | 'dueOn'> {}

/** Tells those who read a tenant's documents by a notification and an e-mail; if nobody is registered with the BIN, nobody. */
export async function writeToTenant(
  deps: Pick<Deps, 'clock' | 'push' | 'jobs' | 'publicUrl'>,
  trx: Trx,
  { document, count, about, dueOn }: ToTell,
): Promise<void> {
  for (const id of await tellTenant(deps, trx, { type: TYPE[about], document, count })) {
    const reader = await readerOf(trx, id)
    if (!reader) continue
    const facts = { about, kind: document.kind, count, dueOn, name: reader.name, publicUrl: deps.publicUrl }
    await sendMail(deps, trx, { to: reader.email, ...documentsLetter(facts, reader.language) })
  }
}
