import { ROLE } from '@sauda/sdk/access'
import { createUser } from '../features/people/users.ts'
import { endRestoresOf } from '../features/registration/flows.ts'
import { endLinks } from '../features/registration/mailbox.ts'
import { recordAct } from '../platform/audit-queries.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, type Trx, withTransaction } from '../platform/database/transaction.ts'
import { hashPassword } from '../platform/passwords.ts'
import { endOtherSessions } from '../platform/sessions.ts'
import {
  findAnAdministrator,
  lockFirstAdministrator,
  lockUserByEmail,
  resetUser,
} from './administrator-queries.ts'

const ADMINISTRATOR = ROLE.administrator

export interface Administrator {
  email: string
  name: string
  password: string
}

/** The e-mail address belongs to a user who is not an administrator. */
class NoAdministratorError extends Error {
  override readonly name = 'NoAdministratorError'

  constructor(email: string) {
    super(`${email} belongs to somebody who is no administrator. Use another address.`)
  }
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  return (await findAnAdministrator(db)) !== undefined
}

/**
 * Creates the first administrator if there is none. When two servers start at once, only one creates it.
 * @throws NoAdministratorError
 */
export async function addFirst(
  { db, clock }: { db: Db; clock: Clock },
  administrator: Administrator,
): Promise<void> {
  const password_hash = await hashPassword(administrator.password)
  await withTransaction(db, async (trx) => {
    await lockFirstAdministrator(trx)
    if (await hasAdministrator(trx)) return
    await writeAdministrator(trx, administrator, password_hash, clock.now())
  })
}

/**
 * Adds an administrator, or sets a new password for the existing one with this address: unblocks the user, ends all
 * their sessions and any password resets in progress.
 * @throws NoAdministratorError
 */
export async function setAdministrator(
  { db, clock }: { db: Db; clock: Clock },
  administrator: Administrator,
): Promise<'added' | 'reset'> {
  const password_hash = await hashPassword(administrator.password)
  return withTransaction(db, (trx) => writeAdministrator(trx, administrator, password_hash, clock.now()))
}

async function writeAdministrator(
  trx: Trx,
  { email, name }: Administrator,
  password_hash: string,
  now: Date,
): Promise<'added' | 'reset'> {
  const known = await lockUserByEmail(trx, email)
  if (known && known.role_id !== ADMINISTRATOR) throw new NoAdministratorError(email)
  const line = { actorId: null, subject: 'user', now } as const
  if (known) {
    const { id } = known
    await resetUser(trx, id, password_hash)
    await endOtherSessions(trx, id, null)
    await endRestoresOf(trx, id)
    await endLinks(trx, email)
    await recordAct(trx, { ...line, subjectId: id, action: 'reset_administrator' })
    return 'reset'
  }
  const user = { role_id: ADMINISTRATOR, name, email, phone: null, password_hash, created_at: now }
  const { userId } = await createUser(trx, user, { company: null, department_id: null })
  await recordAct(trx, { ...line, subjectId: userId, action: 'add_administrator' })
  return 'added'
}
