import type { AdDraft } from '@sauda/sdk/ads'
import { insertRevision } from '../features/ads/ad-queries.ts'
import { projectListings } from '../features/ads/projection.ts'
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
  phone: '+77012345678',
  room_ids: [],
  weekdays: [],
  hours_from: null,
  hours_to: null,
}

interface AdOptions {
  draft?: Partial<AdDraft>
  status?: number
  /** The revision is the one that the public sees. */
  live?: boolean
  sortAt?: Date
  expiresAt?: Date
}

/** An ad in any state, written as the service would have left it. */
export function ad(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  ownerId: number,
  { draft, status = 10, live = false, sortAt, expiresAt }: AdOptions = {},
): Promise<number> {
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('ads')
      .values({
        owner_id: ownerId,
        status,
        created_at: now,
        changed_at: now,
        ...(live && {
          published_at: now,
          sort_at: sortAt ?? now,
          expires_at: expiresAt ?? new Date(now.getTime() + 30 * 86_400_000),
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const revision = await insertRevision(trx, {
      adId: id,
      draft: { ...DRAFT, ...draft },
      author: ownerId,
      now,
    })
    await trx
      .updateTable('ads')
      .set({ newest_revision_id: revision, live_revision_id: live ? revision : null })
      .where('id', '=', id)
      .execute()
    if (live) {
      await trx
        .updateTable('ad_revisions')
        .set({ approved_at: now, approved_by: ownerId })
        .where('id', '=', revision)
        .execute()
      await projectListings(trx, [id])
    }
    return id
  })
}
