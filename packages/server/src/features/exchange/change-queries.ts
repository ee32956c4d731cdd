import { sql } from 'kysely'
import type { Trx } from '../../platform/database/transaction.ts'

/** What `changes` returns for a document. */
export interface Change {
  kind: string
  guid: string
  document_id: number
  number: string
  version: number
  data_version: string | null
  action: string
  status: number
  reason: string | null
  comment: string | null
  at: string
  signature_id: number | null
}

/** A document that the portal asks the accounting system to send again. */
export interface Resend {
  kind: string
  guid: string
  number: string | null
  at: string
}

/** Locks a base's deliveries: two requests of one base at a time would deliver the same rows. */
export async function lockDeliveries(trx: Trx, baseId: number): Promise<void> {
  await sql`select from exchange_bases where id = ${baseId} for no key update`.execute(trx)
}

/** Acknowledges a delivery. */
export async function acknowledge(
  trx: Trx,
  { baseId, delivery, now }: { baseId: number; delivery: number; now: Date },
): Promise<void> {
  await sql`
    update document_changes set acknowledged_at = ${now}
    where base_id = ${baseId} and delivery = ${delivery} and acknowledged_at is null`.execute(trx)
  await sql`
    update exchange_rows set answered_at = ${now}
    where base_id = ${baseId} and asked_delivery = ${delivery} and answered_at is null`.execute(trx)
}

export async function nextDelivery(trx: Trx): Promise<number> {
  const found = await sql<{ delivery: number }>`select nextval('exchange_deliveries') as delivery`.execute(
    trx,
  )
  return found.rows[0]?.delivery ?? 0
}

/** Delivers the oldest changes that are not acknowledged yet. */
export async function deliverChanges(
  trx: Trx,
  { baseId, delivery, limit, now }: { baseId: number; delivery: number; limit: number; now: Date },
): Promise<Change[]> {
  const found = await sql<Change>`
    with delivered as (
      update document_changes set delivery = ${delivery}, delivered_at = ${now} where id in (
        select id from document_changes where base_id = ${baseId} and acknowledged_at is null
        order by id limit ${limit})
      returning *)
    select d.kind, d.guid, d.id as document_id, d.number, c.version, v.data_version, c.action, c.status, c.reason,
      c.comment, rfc3339(c.at) as at, c.signature_id
    from delivered c join documents d on d.id = c.document_id
      left join document_versions v on v.document_id = c.document_id and v.version = c.version
    order by c.id`.execute(trx)
  return found.rows
}

/** Delivers the documents that were asked for, each once. */
export async function deliverResends(
  trx: Trx,
  { baseId, delivery, limit }: { baseId: number; delivery: number; limit: number },
): Promise<Resend[]> {
  const found = await sql<Resend>`
    with delivered as (
      update exchange_rows set asked_delivery = ${delivery} where id in (
        select id from exchange_rows where base_id = ${baseId} and asked_at is not null and answered_at is null
        order by id limit ${limit})
      returning *)
    select kind, guid, max(number) as number, rfc3339(min(asked_at)) as at from delivered
    group by kind, guid order by min(id)`.execute(trx)
  return found.rows
}

/** Returns whether a base has more to read. */
export async function hasMore(trx: Trx, baseId: number, delivery: number): Promise<boolean> {
  const found = await sql<{ more: boolean }>`
    select exists(select from document_changes where base_id = ${baseId} and acknowledged_at is null
        and delivery is distinct from ${delivery})
      or exists(select from exchange_rows where base_id = ${baseId} and asked_at is not null
        and answered_at is null and asked_delivery is distinct from ${delivery}) as more`.execute(trx)
  return found.rows[0]?.more ?? false
}
