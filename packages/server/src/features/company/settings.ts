import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import { almatyDay, checkCompany } from '@sauda/sdk/company'
import type { Actor } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Db, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { storedImage } from '../content/project.ts'
import type { Deps } from '../deps.ts'
import {
  changeCompany,
  findSettings,
  holdDeals,
  holdTradeGroup,
  lockCompany,
  writeDeals,
} from './settings-queries.ts'

type Schemas = components['schemas']
type Settings = Schemas['CompanySettings']
type Change = Schemas['CompanyChange']
export type SettingsDeps = Pick<Deps, 'db' | 'clock'>

/** Returns the number of the company that a user acts for. @throws RefusalError `forbidden` */
export function companyOf({ company_id }: Actor): number {
  if (company_id === null) throw new RefusalError('forbidden')
  return company_id
}

/** Returns the settings of the company that a user acts for. @throws RefusalError `forbidden` */
export function ownSettings({ db, clock }: SettingsDeps, actor: Actor): Promise<Settings> {
  return settingsOf(db, companyOf(actor), clock.now())
}

export async function settingsOf(db: Db, id: number, now: Date): Promise<Settings> {
  const row = await findSettings(db, id, almatyDay(now))
  if (!row) throw new RefusalError('not_found')
  return { ...row, door_photo: storedImage(row.door_photo) }
}

/** Changes settings of the version that was seen. @throws RefusalError `forbidden`, `invalid`, `version_conflict` */
export async function changeSettings(
  { db, clock }: SettingsDeps,
  actor: Actor,
  { version, data }: Schemas['CompanyUpdate'],
): Promise<Settings> {
  requireCapability(actor, 'company.manage')
  const id = companyOf(actor)
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockCompany(trx, id)
    const before = await settingsOf(trx, id, now)
    // The other's work goes with the refusal, so that one can decide with both before one's eyes.
    if (before.version !== version) throw new RefusalError('version_conflict', { company: before })
    const change = await checkedChange(trx, data, before)
    const fields = differing(change, before)
    if (fields.length === 0) return before
    const { brand_ids, spare_part_ids, ...columns } = change
    if (brand_ids) await writeDeals(trx, id, 'brand_id', brand_ids)
    if (spare_part_ids) await writeDeals(trx, id, 'spare_part_id', spare_part_ids)
    await changeCompany(trx, id, columns)
    await recordSettings(trx, actor, id, { action: 'update', fields, now })
    return settingsOf(trx, id, now)
  })
}

/** Writes to the log which settings somebody changed, never to what. */
export function recordSettings(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  { action, fields, now }: { action: AuditActionOf<'company'>; fields: readonly string[]; now: Date },
): Promise<void> {
  return recordAct(trx, { actorId, subject: 'company', subjectId, action, details: { fields }, now })
}

/** @throws RefusalError `invalid` */
async function checkedChange(trx: Trx, data: Change, before: Settings): Promise<Change> {
  // One of both times is checked beside the other.
  const { hours_from, hours_to } = before
  const times = data.hours_from !== undefined || data.hours_to !== undefined ? { hours_from, hours_to } : {}
  const { change, errors } = checkCompany({ ...times, ...data })
  const wrong: FieldErrors = { ...errors }
  if (change.trade_group_id && !(await holdTradeGroup(trx, change.trade_group_id)))
    wrong.trade_group_id = ['unknown']
  for (const [field, table] of [
    ['brand_ids', 'brands'],
    ['spare_part_ids', 'spare_parts'],
  ] as const) {
    if (!wrong[field] && !(await holdDeals(trx, table, change[field] ?? []))) wrong[field] = ['unknown']
  }
  if (Object.keys(wrong).length > 0) throw new RefusalError('invalid', { errors: wrong })
  return change
}

/** The names of the fields that would be others than before. */
function differing(change: Change, before: Settings): string[] {
  const were: Record<string, unknown> = {
    ...before,
    trade_group_id: before.trade_group?.id ?? null,
    brand_ids: before.brands.map(({ id }) => id),
    spare_part_ids: before.spare_parts.map(({ id }) => id),
  }
  return Object.entries(change)
    .filter(([field, value]) => inOrder(value) !== inOrder(were[field]))
    .map(([field]) => field)
}

/** Lists of numbers are sets; the order of phones is the shop's own. */
function inOrder(value: unknown): string {
  const isSet = Array.isArray(value) && value.every((one) => typeof one === 'number')
  return JSON.stringify(isSet ? value.toSorted((a, b) => a - b) : value)
}
