import type { components } from '@sauda/sdk'
import { almatyDay, checkShopDay } from '@sauda/sdk/company'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { companyOf, recordSettings, type SettingsDeps, settingsOf } from './settings.ts'
import { forgetDays, lockCompany, removeDay, writeDay } from './settings-queries.ts'

type Schemas = components['schemas']

/** Sets other hours of one day, in place of what was set for it. @throws RefusalError `forbidden`, `invalid` */
export async function setShopDay(
  { db, clock }: SettingsDeps,
  actor: Actor,
  typed: Schemas['ShopDay'],
): Promise<Schemas['CompanySettings']> {
  requireCapability(actor, 'company.hours')
  const id = companyOf(actor)
  const now = clock.now()
  const { day, errors } = checkShopDay(typed, now)
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return withTransaction(db, async (trx) => {
    await lockCompany(trx, id)
    await forgetDays(trx, id, almatyDay(now))
    await writeDay(trx, id, day)
    await recordSettings(trx, actor, id, { action: 'set_hours', fields: ['exceptions'], now })
    return settingsOf(trx, id, now)
  })
}

/** Returns to the usual hours of a day. @throws RefusalError `forbidden` */
export async function removeShopDay(
  { db, clock }: SettingsDeps,
  actor: Actor,
  { date }: Schemas['ShopDate'],
): Promise<Schemas['CompanySettings']> {
  requireCapability(actor, 'company.hours')
  const id = companyOf(actor)
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockCompany(trx, id)
    if (await removeDay(trx, id, date))
      await recordSettings(trx, actor, id, { action: 'remove_hours', fields: ['exceptions'], now })
    return settingsOf(trx, id, now)
  })
}
