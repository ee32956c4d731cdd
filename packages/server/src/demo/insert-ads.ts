import { sql } from 'kysely'
import { adWords } from '../features/ads/catalogue/search-words.ts'
import type { StoredPhoto } from '../features/ads/photos/photo-queries.ts'
import { newPhotoKey } from '../features/ads/photos/photos.ts'
import { adFind } from '../features/search/find-words.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoContent } from './ad-content.ts'
import type { DemoAd } from './ads.ts'
import type { DemoCentre } from './demo-centre.ts'
import { pictureName } from './demo-photos.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'

/** Rows per statement; a statement takes at most 65,535 values. */
const AT_ONCE = 1000

/** Inserts ads, revisions, photos and the audit log; the catalogue is projected afterwards. */
export const insertAds = async (
  trx: Trx,
  centre: DemoCentre,
  ids: CentreIds,
  stored: ReadonlyMap<string, StoredPhoto>,
  now: Date,
): Promise<void> => {
  const adIds = await insertAll(centre.ads, (ads) => {
    return trx
      .insertInto('ads')
      .values(ads.map((ad) => adRow(ad, ids)))
      .returning('id')
      .execute()
  })
  const ads = centre.ads.map((ad, at) => ({ ...ad, id: adIds[at] ?? 0, moderator: moderatorOf(ids, at) }))
  const revisions = ads.flatMap((ad) => ad.revisions.map((content, at) => ({ ad, content, at })))
  const words = wordsOf(centre)
  const revisionIds = await insertAll(revisions, (some) => {
    return trx
      .insertInto('ad_revisions')
      .values(some.map((one) => revisionRow(one, ids, words)))
      .returning('id')
      .execute()
  })
  const written = revisions.map((revision, at) => ({ ...revision, id: revisionIds[at] ?? 0 }))
  await pointAtRevisions(trx, written)
  await insertPhotos(trx, written, stored, now)
  const idsOf = Map.groupBy(written, ({ ad }) => ad.id)
  await insertAll(
    ads.flatMap((ad) => auditRows(ad, ids, idsOf.get(ad.id) ?? [])),
    (rows) => trx.insertInto('audit').values(rows).returning('id').execute(),
  )
}

interface WrittenAd extends DemoAd {
  id: number
  /** Who approved it, sent it back or took it down. */
  moderator: number
}

interface Revision {
  ad: WrittenAd
  content: DemoContent
  /** Its index among the ad's revisions. */
  at: number
}

/** Returns ids in the order of the rows: identities are assigned in that order. */
const insertAll = async <Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<{ id: number }[]>) => {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const inserted = await insert(rows.slice(at, at + AT_ONCE))
    ids.push(...inserted.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}

const moderatorOf = ({ staff }: CentreIds, at: number) => staff[at % staff.length] ?? 0

const adRow = (ad: DemoAd, ids: CentreIds) => ({
  owner_id: idIn(ids.users, ad.owner),
  company_id: ids.companies.get(ad.owner) ?? null,
  status: ad.status,
  sort_at: ad.sort_at,
  published_at: ad.published_at,
  expires_at: ad.expires_at,
  raised_at: ad.raised_at,
  removed_by_staff: ad.removed_by_staff,
  was_returned: ad.events.findLast(({ actor }) => actor === 'staff')?.action === 'needEdits',
  phone_views: ad.phone_views,
  created_at: ad.created_at,
  changed_at: ad.changed_at,
  version: ad.events.filter(({ action }) => action !== 'up').length,
})

const revisionRow = (
  { ad, content, at }: Revision,
  ids: CentreIds,
  words: (content: DemoContent) => Words,
) => {
  const { brand, spare_part, service, rooms, photos: _, weekdays, ...says } = content
  const approved = at === 0 && ad.published_at !== null
  return {
    ...says,
    ad_id: ad.id,
    brand_id: brand === null ? null : idIn(ids.brands, brand),
    spare_part_id: spare_part === null ? null : idIn(ids.spareParts, spare_part),
    service_id: service === null ? null : idIn(ids.services, service),
    room_ids: rooms.map((number) => idIn(ids.rooms, number)),
    weekdays: [...weekdays],
    ...words(content),
    created_by: idIn(ids.users, ad.owner),
    created_at: ad.events.filter(isWriting)[at]?.at ?? ad.created_at,
    approved_by: approved ? ad.moderator : null,
    approved_at: approved ? ad.published_at : null,
  }
}

interface Words {
  category: string | null
  levels: number[]
  words: string
  find: string
}

/** The derived columns of a revision, as the ads feature computes them. */
const wordsOf = ({ spareParts, services, rooms }: DemoCentre) => {
  const parts = new Map(spareParts.map((part) => [part.name, part]))
  const works = new Map(services.map((service) => [service.name, service]))
  const levels = new Map(rooms.map(({ number, level }) => [number, level]))
  return (content: DemoContent): Words => {
    const part = parts.get(content.spare_part ?? '')
    const work = works.get(content.service ?? '')
    const { name: partName, name_kk: part_kk } = part ?? {}
    const { name: service, name_kk: service_kk } = work ?? {}
    const names = { brand: content.brand, part: partName, part_kk, service, service_kk }
    return {
      category: part?.category ?? null,
      levels: [...new Set(content.rooms.map((number) => levels.get(number) ?? 0))],
      words: adWords(content, names),
      find: adFind(content, names),
    }
  }
}

const pointAtRevisions = async (trx: Trx, revisions: readonly (Revision & { id: number })[]) => {
  const newest = revisions.filter(({ ad, at }) => at === ad.revisions.length - 1)
  const live = revisions.filter(({ ad, at }) => at === ad.live)
  for (const [column, chosen] of [
    ['newest_revision_id', newest],
    ['live_revision_id', live],
  ] as const) {
    await sql`update ads set ${sql.ref(column)} = chosen.id
      from unnest(${chosen.map(({ ad }) => ad.id)}::bigint[], ${chosen.map(({ id }) => id)}::bigint[])
        as chosen (ad_id, id)
      where ads.id = chosen.ad_id`.execute(trx)
  }
}

/** Each ad has its own photo rows, so that one can be taken down; equal pictures share files. */
const insertPhotos = async (
  trx: Trx,
  revisions: readonly (Revision & { id: number })[],
  stored: ReadonlyMap<string, StoredPhoto>,
  now: Date,
) => {
  const places = revisions.flatMap(({ id, ad, content }) =>
    content.photos.map((photo, position) => {
      const picture = pictureName(photo)
      return { revision_id: id, position, picture, name: `${picture} of ${ad.id}` }
    }),
  )
  const pictures = new Map(places.map(({ name, picture }) => [name, picture]))
  const photoIds = await insertAll([...pictures.values()], (some) => {
    return trx
      .insertInto('photos')
      .values(some.map((picture) => photoRow(stored, picture, now)))
      .returning('id')
      .execute()
  })
  const idOf = new Map([...pictures.keys()].map((name, at) => [name, photoIds[at] ?? 0]))
  const rows = places.map(({ revision_id, position, name }) => ({
    revision_id,
    position,
    photo_id: idIn(idOf, name),
  }))
  await insertAll(rows, (some) => {
    return trx.insertInto('ad_revision_photos').values(some).returning('revision_id as id').execute()
  })
}

const photoRow = (stored: ReadonlyMap<string, StoredPhoto>, picture: string, now: Date) => {
  const photo = stored.get(picture)
  if (!photo) throw new Error(`No picture of ${picture} was stored`)
  return { ...photo, key: newPhotoKey(), files_key: photo.key, has_avif: true, created_at: now }
}

const auditRows = (
  { id, owner, moderator, events }: WrittenAd,
  ids: CentreIds,
  revisions: readonly { id: number }[],
) => {
  const actors = { owner: idIn(ids.users, owner), staff: moderator, job: null }
  return events.map(({ at, actor, action, from, to, reason }, place) => ({
    at,
    actor_id: actors[actor],
    subject: 'ad',
    subject_id: id,
    action,
    from_status: from,
    to_status: to,
    reason: reason ? JSON.stringify(reason) : null,
    revision_id: revisions[events.slice(0, place + 1).filter(isWriting).length - 1]?.id ?? null,
  }))
}

/** Each of these created a revision. */
const isWriting = ({ action }: WrittenAd['events'][number]) => action === 'create' || action === 'update'
