import { randomBytes } from 'node:crypto'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoCentre } from './demo-centre.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'

const DAY = 86_400_000
const INVITATION_DAYS = 7

/** Inserts pending applications of companies, and invitations whose links nobody has. */
export const insertNewcomers = async (
  trx: Trx,
  { applications, invitations }: DemoCentre,
  ids: CentreIds,
  now: Date,
): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const roomIds = (numbers: readonly string[]) => numbers.map((number) => idIn(ids.rooms, number))
  await trx
    .insertInto('tenant_applications')
    .values(
      applications.map(({ user, rooms, days_ago, ...application }) => ({
        ...application,
        user_id: idIn(ids.users, user),
        room_ids: roomIds(rooms),
        created_at: daysAgo(days_ago),
      })),
    )
    .execute()
  const [administrator = 0] = ids.staff
  await trx
    .insertInto('invitations')
    .values(
      invitations.map(({ department, rooms, days_ago, ...invitation }) => ({
        ...invitation,
        department_id: department === null ? null : idIn(ids.departments, department),
        room_ids: roomIds(rooms),
        token_hash: randomBytes(32),
        invited_by: administrator,
        created_at: daysAgo(days_ago),
        expires_at: daysAgo(days_ago - INVITATION_DAYS),
      })),
    )
    .execute()
}
