import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import {
  afterWorkingMinutes,
  matchWave,
  nextWave,
  PART_ENOUGH_ANSWERS,
  PART_LAST_OWN_WAVE,
  PART_WAVE_AFTER,
} from '@sauda/sdk/part-requests'
import { openingAt } from '@sauda/sdk/rooms'
import { type Db, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { type CentreTimes, centreTimes } from '../content/shown.ts'
import { hintAt, tellShops } from './announce.ts'
import type { PartDeps } from './deps.ts'
import { claimDueWave, findNamed, lockRequest, type RequestState, setWave } from './request-queries.ts'
import { findShopFacts, insertAsks, lockWaves, type Wanted } from './shop-queries.ts'

/** Returns what a request is about, as far as shops go. */
export async function wantedOf(
  db: Db,
  { brand_id, spare_part_id }: Pick<RequestState, 'brand_id' | 'spare_part_id'>,
): Promise<Wanted> {
  const { part } = await findNamed(db, { brandId: brand_id, partId: spare_part_id })
  return { brandId: brand_id, partId: part?.id ?? null, category: part?.category ?? null }
}

/**
 * Returns when the wave after one goes out by itself; null after the last one. After a stop of the server the third one keeps its distance
 * from the second.
 * @param sentAt when the wave was sent
 */
export function dueAfter(
  wave: number,
  { hours, exceptions }: CentreTimes,
  { openedAt, sentAt }: { openedAt: Date; sentAt: Date },
): Date | null {
  if (wave >= PART_LAST_OWN_WAVE) return null
  const after = (from: Date, minutes: number) => afterWorkingMinutes(hours, from, minutes, exceptions)
  if (wave < 2) return after(openedAt, PART_WAVE_AFTER[2])
  const due = after(openedAt, PART_WAVE_AFTER[3])
  const apart = after(sentAt, PART_WAVE_AFTER[3] - PART_WAVE_AFTER[2])
  return new Date(Math.max(due.getTime(), apart.getTime()))
}

/**
 * Sends a wave of a request: asks the shops that fit and were not asked, and tells those that are under their daily cap. Returns how many
 * were asked.
 * @param times of the centre, read before the transaction
 */
export async function sendWave(
  deps: PartDeps,
  trx: Trx,
  request: RequestState,
  { wave, times }: { wave: number; times: CentreTimes },
): Promise<number> {
  const now = deps.clock.now()
  const wanted = await wantedOf(trx, request)
  await lockWaves(trx)
  const shops = await findShopFacts(trx, wanted, { requestId: request.id, askerId: request.asker_id, now })
  const { ask, quiet } = matchWave(shops, { wave, isPartKnown: wanted.partId !== null })
  await insertAsks(trx, request.id, { ask, quiet, wave, now })
  const nextWaveAt = dueAfter(wave, times, { openedAt: request.opened_at, sentAt: now })
  await setWave(trx, request.id, { wave, nextWaveAt })
  await tellShops(deps, trx, request, { type: NOTIFICATION_TYPE.partRequest.opened, companies: ask })
  await hintAt(deps, trx, request)
  return ask.length + quiet.length
}

/** Returns the next wave of a request that would ask somebody, and how many shops; null if none would. */
export async function upcoming(
  { clock }: Pick<PartDeps, 'clock'>,
  db: Db,
  request: RequestState,
): Promise<{ wave: number; shops: number } | null> {
  const wanted = await wantedOf(db, request)
  const shops = await findShopFacts(db, wanted, {
    requestId: request.id,
    askerId: request.asker_id,
    now: clock.now(),
  })
  return nextWave(shops, { wave: request.wave, isPartKnown: wanted.partId !== null })
}

/** The scheduled job that sends the waves that are due. */
export function partWavesJob(deps: PartDeps): Job {
  return defineJob('part-waves', () => sendDueWaves(deps), { every: '* * * * *', atStart: true })
}

/**
 * Sends the waves that are due of requests with too few answers, while the centre is open. Concurrent workers share the requests.
 */
export async function sendDueWaves(deps: PartDeps): Promise<void> {
  const times = await centreTimes(deps)
  const { hours, exceptions } = times
  if (hours.length > 0 && !openingAt(hours, deps.clock.now(), exceptions)?.open) return
  const sendOne = () =>
    withTransaction(deps.db, async (trx) => {
      const due = await claimDueWave(trx, deps.clock.now())
      const request = due && (await lockRequest(trx, due.id))
      if (!due || !request) return false
      if (due.have >= PART_ENOUGH_ANSWERS)
        await setWave(trx, request.id, { wave: request.wave, nextWaveAt: null })
      else await sendWave(deps, trx, request, { wave: request.wave + 1, times })
      return true
    })
  while (await sendOne());
}
