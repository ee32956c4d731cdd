import { randomBytes } from 'node:crypto'
import { ROLE, type RoleId } from '@sauda/sdk/access'
import { sql } from 'kysely'
import { projectListings } from '../features/ads/catalogue/projection-queries.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, type Trx, withTransaction } from '../platform/database/transaction.ts'
import { hashPassword } from '../platform/passwords.ts'
import type { Storage } from '../platform/storage.ts'
import { type ContentPictures, storeContentPictures } from './content-pictures.ts'
import { type DemoCentre, makeDemoCentre } from './demo-centre.ts'
import { forgetOldPictures, storeDemoPhotos } from './demo-photos.ts'
import { makeDocuments } from './documents.ts'
import type { DemoPictures } from './drawn-pictures.ts'
import { makeDeliveries, newcomerDocuments } from './exchange.ts'
import { idIn } from './id-in.ts'
import { insertAds } from './insert-ads.ts'
import { type CentreIds, type Hashes, insertCentre } from './insert-centre.ts'
import { insertContent } from './insert-content.ts'
import { insertDocumentNotifications } from './insert-document-notifications.ts'
import { insertDocuments } from './insert-documents.ts'
import { insertDeliveries, insertDemoBase } from './insert-exchange.ts'
import { insertFavourites, insertViews } from './insert-favourites.ts'
import { insertNewcomers } from './insert-newcomers.ts'
import { insertNotifications } from './insert-notifications.ts'
import { insertPartRequests } from './insert-part-requests.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertSearches } from './insert-searches.ts'
import { signIns } from './people.ts'

export interface DemoSignIn {
  role_id: RoleId
  email: string
  password: string
}

export interface DemoDeps {
  db: Db
  storage: Storage
  clock: Clock
  pictures: DemoPictures
  /** Logs a line for each step. */
  log: (line: string) => void
}

/**
 * Fills an empty database with the demo centre: all rows in one transaction, after the
 * drawings of the photos. Returns one sign-in for
 * each role, whose password is stored nowhere else; all users of a role share it. If the database already has users, it
 * does nothing and returns no sign-ins.
 */
export const insertDemoCentre = async (deps: DemoDeps): Promise<DemoSignIn[] | undefined> => {
  const { db, storage, clock, pictures, log } = deps
  if (await hasPeople(db)) return undefined
  const began = performance.now()
  const now = clock.now()
  const centre = makeDemoCentre(now)
  const signIn = makeSignIns()

  const [photos, images, hashes] = await Promise.all([
    storeDemoPhotos(storage, pictures.drawings, centre.ads),
    storeContentPictures(storage, pictures.drawings),
    hashAll(signIn),
    forgetOldPictures(pictures),
  ])
  log(`Demo centre: writing ${centre.ads.length} ads of ${centre.tenants.length} shops and their customers`)
  const written = await withTransaction(db, async (trx) => {
    if (await hasPeople(trx)) return false
    await insertAll(trx, centre, { photos, images, hashes, now })
    return true
  })
  if (!written) return undefined
  await sql`analyze`.execute(db)
  log(`Demo centre: ready in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return signIn
}

interface Stored {
  photos: Awaited<ReturnType<typeof storeDemoPhotos>>
  images: ContentPictures
}

const insertAll = async (
  trx: Trx,
  centre: DemoCentre,
  { photos, images, hashes, now }: Stored & { hashes: Hashes; now: Date },
) => {
  const ids = await insertCentre(trx, centre, hashes, now)
  await insertContent(trx, { ids, images, now })
  await insertNewcomers(trx, centre, ids, now)
  await insertAds(trx, centre, ids, photos, now)
  await insertReviews(trx, centre, ids, now)
  await projectListings(trx, 'all')
  await insertNotifications(trx, now)
  await insertFavourites(
    trx,
    Object.values(signIns).map((email) => idIn(ids.users, email)),
    now,
  )
  await insertViews(trx, now)
  await insertSearches(trx, now)
  await insertPartRequests(trx, centre, ids, now)
  const known = makeDocuments(centre, now)
  const documents = [...known, ...newcomerDocuments(known, now)]
  const baseId = await insertDemoBase(trx, {
    administratorId: idIn(ids.users, signIns[ROLE.administrator]),
    now,
  })
  const owners = { ids, managers: managersOf(centre, ids), baseId }
  const written = await insertDocuments(trx, documents, { ...owners, now })
  await insertDeliveries(trx, makeDeliveries(documents, now), { baseId, written, now })
  await insertDocumentNotifications(trx, now)
}

const managersOf = ({ staff }: DemoCentre, { users }: CentreIds) =>
  staff.filter(({ role_id }) => role_id === ROLE.manager).map(({ email }) => idIn(users, email))

const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

const makeSignIns = (): DemoSignIn[] =>
  ([1, 2, 3, 4, 5] as const).map((role_id) => ({
    role_id,
    email: signIns[role_id],
    password: randomBytes(9).toString('base64url'),
  }))

const hashAll = async (all: readonly DemoSignIn[]): Promise<Hashes> => {
  const hashed = all.map(async ({ role_id, password }) => [role_id, await hashPassword(password)] as const)
  return new Map(await Promise.all(hashed))
}
