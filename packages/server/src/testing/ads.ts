import type { AdDraft } from '@sauda/sdk/ads'
import { changeAd, insertAd } from '../features/ads/ad-queries.ts'
import { projectListings } from '../features/ads/catalogue/projection-queries.ts'
import { approveRevision, insertRevision } from '../features/ads/editing/revision-queries.ts'
import { findActing } from '../features/companies/member-queries.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import type { TestServer } from './test-server.ts'

export const DRAFT: AdDraft = {
  kind: 'goods',
  brand_id: null,
  spare_part_id: null,
  service_id: null,
  title: 'Коврики салона, резина',
  title_kk: null,
  text: 'Комплект из четырёх ковриков с бортами.',
  text_kk: null,
  price: 12_000,
  condition: 'new',
  vin: null,
  phone: '+77012345678',
  room_ids: [],
  weekdays: [],
  hours_from: null,
  hours_to: null,
}

interface AdOptions {
  /** The content of the newest revision. */
  draft?: Partial<AdDraft>
  status?: number
  /** The ad is public. */
  live?: boolean
  /** It was published at some time. */
  approved?: boolean
  /** The content of the public (or last public) revision; the newest revision is then a waiting edit. */
  before?: Partial<AdDraft>
  removedByStaff?: boolean
  sortAt?: Date
  expiresAt?: Date
  raisedAt?: Date
}

const DAY = 86_400_000

/** Creates an ad in any state, as the service would have left it. */
export function ad(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  ownerId: number,
  { draft, status = 10, live = false, approved = live, before, ...dates }: AdOptions = {},
): Promise<number> {
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const write = (says?: Partial<AdDraft>) =>
      insertRevision(trx, { adId: id, draft: { ...DRAFT, ...says }, author: ownerId, now })
    const acts = await findActing(trx, ownerId, null)
    const companyId = acts.function === 'accountant' ? null : acts.company_id
    const id = await insertAd(trx, { ownerId, companyId, status, now })
    const first = await write(before ?? draft)
    const newest = before ? await write(draft) : first
    if (approved) await approveRevision(trx, first, { by: ownerId, now })
    await changeAd(trx, id, {
      newest_revision_id: newest,
      live_revision_id: live ? first : null,
      removed_by_staff: dates.removedByStaff ?? false,
      raised_at: dates.raisedAt ?? null,
      ...(approved && { published_at: now, sort_at: dates.sortAt ?? now }),
      ...(live && { expires_at: dates.expiresAt ?? new Date(now.getTime() + 30 * DAY) }),
    })
    if (live) await projectListings(trx, [id])
    return id
  })
}
