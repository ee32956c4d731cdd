import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { ContentSet } from './content-columns.ts'

type Schemas = components['schemas']

/** The files of a picture, without what an entry says of it. */
export interface ImageRow {
  key: string
  width: number
  height: number
  preview: string
}

export async function findImages(db: Db, keys: readonly string[]): Promise<ImageRow[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('content_images')
    .select(['key', 'width', 'height', 'preview'])
    .where('key', 'in', [...keys])
    .execute()
}

/** Holds pictures that are about to be named, so that none of them is deleted before the transaction ends. */
export async function holdImages(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await trx
    .selectFrom('content_images')
    .select('key')
    .where('key', 'in', [...keys])
    .orderBy('key')
    .forKeyShare()
    .execute()
}

/** Returns rooms with the names of their shops. */
export async function findPlates(db: Db, ids: readonly number[]): Promise<Schemas['Plate'][]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('rooms')
    .leftJoin('companies', 'companies.id', 'rooms.company_id')
    .select(['rooms.id', 'rooms.level', 'rooms.number', 'companies.sign as name'])
    .where('rooms.id', 'in', [...ids])
    .execute()
}

export async function findServicesById(db: Db, ids: readonly number[]): Promise<Schemas['Named'][]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('services')
    .select(['id', 'name', 'name_kk'])
    .where('id', 'in', [...ids])
    .execute()
}

/** Returns the ids of a set's entries that are not deleted. */
export async function findEntries(db: Db, kind: ContentSet, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbers of rooms and of shops on each level. */
export interface LevelRow {
  level: number
  rooms: number
  shops: number
}

export async function countLevels(db: Db): Promise<LevelRow[]> {
  const found = await sql<LevelRow>`
    select level, count(*)::int as rooms, count(distinct company_id)::int as shops from rooms group by level`.execute(
    db,
  )
  return found.rows
}
