import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

export type BaseView = components['schemas']['ExchangeBase']

/** A base that signs in. */
export interface Base {
  id: number
  name: string
  networks: string[]
  secret_hash: Buffer
  seen_at: Date | null
  revoked_at: Date | null
}

/** Returns the base with a login. */
export function findBase(db: Db, login: string): Promise<Base | undefined> {
  return db
    .selectFrom('exchange_bases')
    .select(['id', 'name', 'networks', 'secret_hash', 'seen_at', 'revoked_at'])
    .where('login', '=', login)
    .executeTakeFirst()
}

export async function insertBase(
  trx: Trx,
  base: {
    name: string
    login: string
    secret_hash: Buffer
    networks: string[]
    created_by: number | null
    created_at: Date
  },
): Promise<number> {
  const { id } = await trx.insertInto('exchange_bases').values(base).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns all bases, or the one with an id: latest first, revoked ones last. */
export async function findBases(db: Db, id?: number): Promise<BaseView[]> {
  const found = await sql<BaseView>`
    select id, name, login, networks, rfc3339(created_at) as created_at, rfc3339(seen_at) as seen_at,
      rfc3339(revoked_at) as revoked_at
    from exchange_bases where ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by exchange_bases.revoked_at is not null, exchange_bases.id desc`.execute(db)
  return found.rows
}

/** Revokes a base. Returns false if there is none that may call. */
export async function endBase(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('exchange_bases')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Changes the secret of a base that may call. Returns its id; undefined if there is none. */
export async function changeSecret(trx: Trx, login: string, secretHash: Buffer): Promise<number | undefined> {
  const changed = await trx
    .updateTable('exchange_bases')
    .set({ secret_hash: secretHash })
    .where('login', '=', login)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed?.id
}

export async function markSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('exchange_bases').set({ seen_at: now }).where('id', '=', id).execute()
}
