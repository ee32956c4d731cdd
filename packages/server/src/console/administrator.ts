import { ROLE } from '@sauda/sdk/access'
import { sql } from 'kysely'
import { displayNameOf } from '../features/people/display-name.ts'
import { insertUser } from '../features/people/new-user.ts'
import { deleteRestoresOf } from '../features/registration/flow-queries.ts'
import { endLinks } from '../features/registration/mailbox.ts'
import { writeLog } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, type Trx, withTransaction } from '../platform/database/transaction.ts'
import { hashPassword } from '../platform/passwords.ts'
import { endOtherSessions } from '../platform/sessions.ts'

const ADMINISTRATOR = ROLE.administrator

export interface Administrator {
  email: string
  name: string
  password: string
}

/** The address is somebody's who is no administrator. */
class NoAdministrator extends Error {
  override readonly name = 'NoAdministrator'

  constructor(email: string) {
    super(`${email} belongs to somebody who is no administrator. Use another address.`)
  }
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('role_id', '=', ADMINISTRATOR).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** Makes the first administrator, where there is none. Of two servers that start at once one does. @throws NoAdministrator */
export async function addFirst(
  { db, clock }: { db: Db; clock: Clock },
  administrator: Administrator,
): Promise<void> {
  const password_hash = await hashPassword(administrator.password)
  await withTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`.execute(trx)
    if (await hasAdministrator(trx)) return
    await writeAdministrator(trx, administrator, password_hash, clock.now())
  })
}

/**
 * Adds an administrator, or gives the one of this address a new password: a blocked one is let in again, and all their
 * sessions end, as do restores of their access that are under way.
 * @throws NoAdministrator
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
  const known = await trx
    .selectFrom('users')
    .select(['id', 'role_id'])
    .where(sql`lower(email)`, '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (known && known.role_id !== ADMINISTRATOR) throw new NoAdministrator(email)
  const line = { actorId: null, subject: 'user', now } as const
  if (known) {
    const { id } = known
    await trx.updateTable('users').set({ password_hash, blocked_at: null }).where('id', '=', id).execute()
    await endOtherSessions(trx, id, null)
    await deleteRestoresOf(trx, id)
    await endLinks(trx, email)
    await writeLog(trx, { ...line, subjectId: id, action: 'reset_administrator' })
    return 'reset'
  }
  const id = await insertUser(trx, {
    role_id: ADMINISTRATOR,
    name,
    display_name: displayNameOf(name),
    email,
    phone: null,
    password_hash,
    created_at: now,
  })
  await writeLog(trx, { ...line, subjectId: id, action: 'add_administrator' })
  return 'added'
}
