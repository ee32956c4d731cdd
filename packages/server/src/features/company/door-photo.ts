import type { components } from '@sauda/sdk'
import type { Actor, Upload } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { requireCapability } from '../access/require-capability.ts'
import { addImage, storeUpload } from '../content/images.ts'
import type { Deps } from '../deps.ts'
import { companyOf, recordSettings, type SettingsDeps, settingsOf } from './settings.ts'
import { lockCompany, showDoor } from './settings-queries.ts'

type Settings = components['schemas']['CompanySettings']

const UPLOADED = { limit: 30, windowSeconds: 3600 }

/** Replaces the photo of a door. The one before is deleted by the sweep of pictures. @throws RefusalError `forbidden`, `invalid`, `too_many_requests` */
export async function setDoorPhoto(
  deps: SettingsDeps & Pick<Deps, 'storage'>,
  actor: Actor,
  uploads: readonly Upload[],
): Promise<Settings> {
  requireCapability(actor, 'company.manage')
  const id = companyOf(actor)
  await hitOrRefuse(deps.db, deps.clock, `company:door:${id}`, UPLOADED)
  const image = await storeUpload(deps.storage, uploads)
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    await lockCompany(trx, id)
    await addImage(trx, image, { actorId: actor.id, now })
    await showDoor(trx, id, image.key)
    await recordSettings(trx, actor, id, { action: 'update', fields: ['door_photo'], now })
    return settingsOf(trx, id, now)
  })
}

/** Removes the photo of a door. @throws RefusalError `forbidden` */
export async function removeDoorPhoto({ db, clock }: SettingsDeps, actor: Actor): Promise<Settings> {
  requireCapability(actor, 'company.manage')
  const id = companyOf(actor)
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockCompany(trx, id)
    const before = await settingsOf(trx, id, now)
    if (before.door_photo === null) return before
    await showDoor(trx, id, null)
    await recordSettings(trx, actor, id, { action: 'update', fields: ['door_photo'], now })
    return { ...before, door_photo: null }
  })
}
