import type { components } from '@sauda/sdk'
import { almatyDay } from '@sauda/sdk/company'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { checkPartAnswer, PART_REQUEST_STATUS, type PartAnswerFields } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { takeStagedPhotos } from '../ads/photos/take-staged.ts'
import { hintAt, tellAsker } from './announce.ts'
import {
  type AnswerState,
  countFresh,
  findAnswerOf,
  findAnswerPhotos,
  insertAnswer,
  setAnswerPhotos,
  updateAnswer,
} from './answer-queries.ts'
import type { PartDeps } from './deps.ts'
import { findShop } from './person-queries.ts'
import { lockRequest } from './request-queries.ts'
import { findAsk, markLooked, setSkipped } from './shop-queries.ts'
import { getPartRequest } from './view.ts'
import { requireShop } from './viewer.ts'

type Schemas = components['schemas']

/** Answers of a person in an hour. */
const ANSWERS = { limit: 200, windowSeconds: 3600 }
const DAY = 86_400_000

/**
 * Answers a request, or edits the shop's answer. The request is locked, so of two colleagues one wins and the other gets the answer that
 * stands.
 * @throws RefusalError `forbidden`, `not_found`, `invalid`, `action_not_allowed`, `version_conflict` with `answer`
 */
export async function answerPartRequest(
  deps: PartDeps,
  actor: Actor,
  id: number,
  { seen_version, ...given }: Schemas['PartAnswerDraft'],
): Promise<Schemas['PartRequest']> {
  const companyId = requireShop(actor)
  const { db, clock } = deps
  if (!(await findAsk(db, id, companyId))) throw new RefusalError('not_found')
  const now = clock.now()
  const { draft, errors } = checkPartAnswer(given, now)
  if (errors) throw new RefusalError('invalid', { errors })
  await hitOrRefuse(db, clock, `part-answer:${actor.id}`, ANSWERS)
  await withTransaction(db, async (trx) => {
    const request = await lockRequest(trx, id)
    if (!request) throw new RefusalError('not_found')
    const before = await findAnswerOf(trx, id, companyId)
    await refuseStale({ ...deps, db: trx }, actor, { id, status: request.status, before, seen: seen_version })
    const answerId = await store(deps, trx, actor, { requestId: id, companyId, before, draft, now })
    await setSkipped(trx, id, companyId, null)
    await markLooked(trx, id, companyId, now)
    await recordAct(trx, {
      ...{
        actorId: actor.id,
        subject: 'part_request',
        subjectId: id,
        action: before ? 'update' : 'answer',
        now,
      },
      details: { company_id: companyId, answer_id: answerId, has: draft.has, price: draft.price },
    })
    if (draft.has && !before?.has) {
      const { sign } = await findShop(trx, companyId)
      const count = await countFresh(trx, id)
      await tellAsker(deps, trx, request, {
        type: NOTIFICATION_TYPE.partRequest.answered,
        shop: sign,
        count: Math.max(count, 1),
      })
    }
    await hintAt(deps, trx, request)
  })
  return getPartRequest(deps, actor, id)
}

/** Refuses an answer to a closed request, and one that a colleague was faster with. */
async function refuseStale(
  deps: PartDeps,
  actor: Actor,
  {
    id,
    status,
    before,
    seen,
  }: { id: number; status: number; before: AnswerState | undefined; seen: number | null },
): Promise<void> {
  if (status === PART_REQUEST_STATUS.open && !before) return
  const { allowed_actions, answer } = await getPartRequest(deps, actor, id)
  if (status !== PART_REQUEST_STATUS.open || !answer)
    throw new RefusalError('action_not_allowed', { allowed_actions })
  if (before?.version !== seen) throw new RefusalError('version_conflict', { answer })
  if (!answer.allowed_actions.includes('edit'))
    throw new RefusalError('action_not_allowed', { allowed_actions: answer.allowed_actions })
}

interface Stored {
  requestId: number
  companyId: number
  before: AnswerState | undefined
  draft: PartAnswerFields
  now: Date
}

/** Stores an answer with its photos: those that it keeps, and those that were staged for it. */
async function store(
  deps: PartDeps,
  trx: Trx,
  actor: Actor,
  { requestId, companyId, before, draft, now }: Stored,
): Promise<number> {
  const { when, photo_keys, valid_until, ...fields } = draft
  const answer = {
    ...fields,
    ready: when,
    valid_until: draft.has ? endOf(valid_until ?? almatyDay(now)) : null,
  }
  const kept = before ? await findAnswerPhotos(trx, before.id) : new Map<string, number>()
  const fresh = photo_keys.filter((key) => !kept.has(key))
  const taken = await takeStagedPhotos(deps, trx, actor, { keys: fresh, field: 'photo_keys' })
  const ids = photo_keys.flatMap((key) => kept.get(key) ?? taken[fresh.indexOf(key)] ?? [])
  const id = before?.id ?? (await insertAnswer(trx, { requestId, companyId, now }, answer))
  if (before) await updateAnswer(trx, { id, price: before.price, now }, answer)
  await setAnswerPhotos(trx, { answerId: id, ownerId: actor.id, companyId }, ids)
  return id
}

/** The last moment of a day in Almaty. */
function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:00`) + DAY - 1)
}
