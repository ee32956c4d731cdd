import type { components } from '@sauda/sdk'
import { contactsIn } from '@sauda/sdk/ads'
import { almatyDay, dayAhead } from '@sauda/sdk/company'
import {
  checkPartRequest,
  PART_REQUEST_LIMITS,
  type PartRequestFields,
  partExpiresAt,
  sameRequestKey,
  withoutVins,
} from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Transact, Trx } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { takeStagedPhotos } from '../ads/photos/take-staged.ts'
import { centreTimes } from '../content/shown.ts'
import type { PartDeps } from './deps.ts'
import { findBar } from './desk-queries.ts'
import { guessPart } from './guess.ts'
import { findNamed, findOpen, insertRequest, lockAsker, lockRequest } from './request-queries.ts'
import { sendWave } from './waves.ts'

type Schemas = components['schemas']

/** Requests of a person in an hour; five are open at once. */
const SENT = { limit: 20, windowSeconds: 3600 }

const DAYS = { today: 0, three_days: 3, week: 7 } as const satisfies Record<
  NonNullable<PartRequestFields['needed_within']>,
  number
>

/**
 * Asks the shops for a part. An open request of the same person for the same part and car is answered instead of another one.
 * @throws RefusalError `invalid`, `barred`, `blocked`, `too_many_requests`
 */
export async function createPartRequest(
  deps: PartDeps,
  actor: Actor,
  given: Schemas['PartRequestDraft'],
  transact: Transact,
): Promise<Schemas['PartRequestCreated']> {
  requireCapability(actor, 'requests.own')
  const { db, clock } = deps
  const now = clock.now()
  const { draft, partId } = await readDraft(deps, given)
  await refuseBarred(deps, actor.id)
  await hitOrRefuse(db, clock, `part-request:${actor.id}`, SENT)
  const times = await centreTimes(deps)
  const { photo_keys, needed_within, spare_part_id: _, ...fields } = draft
  const sameKey = sameRequestKey({ ...draft, spare_part_id: partId })
  return transact(db, async (trx) => {
    await holdAsker(clock, trx, actor.id)
    const { same, open } = await findOpen(trx, actor.id, sameKey)
    if (same !== null) return { id: same, repeated: true }
    if (open >= PART_REQUEST_LIMITS.open)
      throw new RefusalError('invalid', { errors: { open: ['too_many'] } })
    const photoIds = await takeStagedPhotos(deps, trx, actor, { keys: photo_keys, field: 'photo_keys' })
    const id = await insertRequest(
      trx,
      {
        ...fields,
        asker_id: actor.id,
        spare_part_id: partId,
        needed_by: needed_within && dayAhead(almatyDay(now), DAYS[needed_within]),
        contacts: [draft.text, draft.model ?? '', draft.note ?? ''].some(
          (text) => contactsIn(text).length > 0,
        ),
        same_key: sameKey,
        created_at: now,
        expires_at: partExpiresAt(now),
      },
      photoIds,
    )
    const request = await lockRequest(trx, id)
    const shops = request ? await sendWave(deps, trx, request, { wave: 1, times }) : 0
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'part_request', subjectId: id, action: 'create', now },
      details: { brand_id: draft.brand_id, spare_part_id: partId, shops },
    })
    return { id, repeated: false }
  })
}

/** A draft that is checked. A VIN in a text goes where only the shops that are asked see it. */
async function readDraft(
  { db, clock }: PartDeps,
  given: Schemas['PartRequestDraft'],
): Promise<{ draft: PartRequestFields; partId: number | null }> {
  const [text, model, note] = [
    withoutVins(given.text),
    withoutVins(given.model ?? ''),
    withoutVins(given.note ?? ''),
  ]
  const { draft, errors } = checkPartRequest(
    {
      ...given,
      ...{ text: text.text, model: model.text, note: note.text },
      vin: given.vin || text.vin || model.vin || note.vin,
    },
    clock.now(),
  )
  if (errors) throw new RefusalError('invalid', { errors })
  const { part } = await guessPart(db, draft.text, draft.spare_part_id)
  const { brand } = await findNamed(db, { brandId: draft.brand_id, partId: null })
  if (brand === null) throw new RefusalError('invalid', { errors: { brand_id: ['unknown'] } })
  if (draft.spare_part_id && !part)
    throw new RefusalError('invalid', { errors: { spare_part_id: ['unknown'] } })
  return { draft, partId: part?.id ?? null }
}

/**
 * Lets one transaction at a time decide what a person asks, who may have been blocked or barred while it waited.
 * @throws RefusalError `blocked`, `barred`
 */
export async function holdAsker(clock: PartDeps['clock'], trx: Trx, userId: number): Promise<void> {
  if (!(await lockAsker(trx, userId))) throw new RefusalError('blocked')
  await refuseBarred({ db: trx, clock }, userId)
}

/** @throws RefusalError `barred` with the bar, if staff have barred a person from asking */
async function refuseBarred({ db, clock }: Pick<PartDeps, 'db' | 'clock'>, userId: number): Promise<void> {
  const bar = await findBar(db, userId, clock.now())
  if (bar) throw new RefusalError('barred', { bar })
}
