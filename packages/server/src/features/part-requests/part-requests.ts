/** What other features ask of part requests. */
import { isStaff } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { topicsOfPhoto } from '../talk/talk.ts'
import { hintAt } from './announce.ts'
import { closeRequest } from './close.ts'
import type { PartDeps } from './deps.ts'
import { endAsks } from './ended-queries.ts'
import { findHadAnswer, findMaysee } from './person-queries.ts'
import { findRequest, lockOpenOf, lockRequest } from './request-queries.ts'
import { answersFor } from './viewer.ts'

/** Whether a person had an answer with the part from a seller. */
export const hadAnswerFrom = (db: Db, personId: number, sellerId: number): Promise<boolean> =>
  findHadAnswer(db, personId, sellerId)

/** Closes the open requests of a person who is blocked, as staff would. Returns how many there were. */
export async function closeRequestsOf(
  deps: PartDeps,
  trx: Trx,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<number> {
  const ids = await lockOpenOf(trx, userId)
  for (const id of ids) {
    const request = await lockRequest(trx, id)
    const removal = { reason: 'other', comment: '' }
    if (request) await closeRequest(deps, trx, request, { reason: 'removed', removal, actorId })
  }
  return ids.length
}

/** Closes the requests of a company whose tenancy ends to whoever is a tenant under its number later. Returns how many there were. */
export async function endPartRequestsOf(
  deps: Pick<PartDeps, 'push'>,
  trx: Trx,
  { companyId, now }: { companyId: number; now: Date },
): Promise<number> {
  const ids = await endAsks(trx, companyId, now)
  for (const id of ids) {
    const request = await findRequest(trx, id)
    if (request) await hintAt(deps, trx, request)
  }
  return ids.length
}

/** Whether a user may see a photo as one of a request, of an answer or of a thread. */
export async function maySeePartPhoto(
  { db }: Pick<PartDeps, 'db'>,
  actor: Actor,
  key: string,
): Promise<boolean> {
  const topics = await topicsOfPhoto(db, 'part_request', key)
  return findMaysee(db, key, {
    userId: actor.id,
    companyId: answersFor(actor),
    staff: isStaff(actor.role_id),
    topics,
  })
}
