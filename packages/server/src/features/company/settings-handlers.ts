import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { removeDoorPhoto, setDoorPhoto } from './door-photo.ts'
import { changeSettings, ownSettings } from './settings.ts'
import { removeShopDay, setShopDay } from './shop-days.ts'

type CompanyOperation =
  | 'getCompany'
  | 'updateCompany'
  | 'setShopDay'
  | 'removeShopDay'
  | 'setDoorPhoto'
  | 'removeDoorPhoto'

export function companySettingsHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
): Pick<Handlers, CompanyOperation> {
  return {
    getCompany: ({ actor }) => ownSettings(deps, requireActor(actor)),
    updateCompany: ({ actor, body }) => changeSettings(deps, requireActor(actor), body),
    setShopDay: ({ actor, body }) => setShopDay(deps, requireActor(actor), body),
    removeShopDay: ({ actor, body }) => removeShopDay(deps, requireActor(actor), body),
    setDoorPhoto: ({ actor, files }) => setDoorPhoto(deps, requireActor(actor), files),
    removeDoorPhoto: ({ actor }) => removeDoorPhoto(deps, requireActor(actor)),
  }
}
