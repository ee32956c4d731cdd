import { type Call, FileAnswer, type Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { roomsForAd } from '../rooms/service.ts'
import { adPage, allAds } from './lists.ts'
import { photoFile } from './photos.ts'
import { countAds, createAd, getAd, publishAd, showPhone } from './service.ts'

type AdOperations =
  | 'adPage'
  | 'allAds'
  | 'adRooms'
  | 'createAd'
  | 'publishAd'
  | 'getAd'
  | 'countAds'
  | 'showPhone'
  | 'getPhoto'

const A_YEAR = 'public, max-age=31536000, immutable'

export function adHandlers(deps: Deps): Pick<Handlers, AdOperations> {
  return {
    adPage: ({ actor, body }) => adPage(deps, actor, body),
    allAds: ({ actor, body }) => allAds(deps, actor, body),
    adRooms: ({ actor, body }) => roomsForAd(deps, requireActor(actor), body?.user_id),
    createAd: ({ actor, body, files }: Call<'createAd'>) => createAd(deps, requireActor(actor), body, files),
    publishAd: ({ actor, params }) => publishAd(deps, requireActor(actor), params.id),
    getAd: ({ actor, params, body }) => getAd(deps, actor, params.id, body?.revision),
    countAds: ({ actor, params }) => countAds(deps, requireActor(actor), params.id),
    showPhone: ({ actor, params, address }) => showPhone(deps, actor, params.id, address),
    getPhoto: async ({ params }) => {
      const { stream, type } = await photoFile(deps.storage, params.key, params.variant)
      return new FileAnswer(stream, type, { 'cache-control': A_YEAR })
    },
  }
}
