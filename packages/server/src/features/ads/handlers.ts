import type { Actor, Call, Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { roomsForAd } from '../rooms/service.ts'
import { missNotes } from '../search/words/note-miss.ts'
import { actOnAd, type PlainAction } from './act.ts'
import { adAddresses, adAddressParts } from './addresses/addresses.ts'
import { adPage, allAds } from './catalogue/lists.ts'
import type { Hours } from './catalogue/open-shops.ts'
import { complainAboutAd, complainedAds, reviewComplaints } from './complaints/complaints.ts'
import { countView } from './count-view.ts'
import type { Wish } from './decide.ts'
import { createAd } from './editing/create-ad.ts'
import { readTitle } from './editing/read-title.ts'
import { removeAdImage, updateAd } from './editing/update-ad.ts'
import { bulkAds } from './moderation/bulk.ts'
import { adModeration } from './moderation/moderation.ts'
import { moderationPace } from './moderation/pace.ts'
import { publishAd, undoPublication } from './moderation/planned.ts'
import { moderationQueue } from './moderation/queue.ts'
import { watchAd } from './moderation/watch.ts'
import { type ShownPhoto, showPhoto } from './photos/show-photo.ts'
import { stagePhoto } from './photos/stage-photo.ts'
import { takeDownAdImage } from './photos/take-down.ts'
import { countAds, getAd, showPhone } from './service.ts'
import { activateAd } from './term/activate.ts'

type AdOperations =
  | 'adPage'
  | 'allAds'
  | 'adAddressParts'
  | 'adAddresses'
  | 'adRooms'
  | 'readTitle'
  | 'stagePhoto'
  | 'createAd'
  | 'updateAd'
  | 'removeAdImage'
  | 'takeDownAdImage'
  | 'publishAd'
  | 'undoPublication'
  | 'needEdits'
  | 'unpublishAd'
  | 'archiveAd'
  | 'deleteAd'
  | 'activateAd'
  | 'raiseAd'
  | 'bulkAds'
  | 'getAd'
  | 'adModeration'
  | 'moderationQueue'
  | 'moderationPace'
  | 'watchAd'
  | 'countAds'
  | 'showPhone'
  | 'viewAd'
  | 'getPhoto'
  | 'complainAboutAd'
  | 'complainedAds'
  | 'reviewComplaints'

export function adHandlers(
  deps: Deps & { onError(error: unknown): void },
  centre: Pick<Hours, 'otherDays'> & Pick<ShownPhoto, 'mayAlsoSee'>,
): Pick<Handlers, AdOperations> {
  const noteMiss = missNotes(deps)
  return {
    adPage: (asker: Call<'adPage'>) => adPage({ ...deps, ...centre, noteMiss }, asker, asker.body),
    allAds: ({ actor, body }) => allAds({ ...deps, ...centre }, actor, body),
    adAddressParts: () => adAddressParts(deps),
    adAddresses: ({ query }) => adAddresses(deps, query),
    adRooms: ({ actor, body }) => roomsForAd(deps, requireActor(actor), body?.user_id),
    readTitle: ({ actor, body }) => {
      requireActor(actor)
      return readTitle(deps.db, body.title)
    },
    stagePhoto: ({ actor, files, transact }: Call<'stagePhoto'>) =>
      stagePhoto(deps, requireActor(actor), files, transact),
    createAd: ({ actor, body, files, transact }: Call<'createAd'>) =>
      createAd(deps, requireActor(actor), body, files, transact),
    updateAd: ({ actor, params, body, files }) => updateAd(deps, requireActor(actor), params.id, body, files),
    removeAdImage: ({ actor, body }) => removeAdImage(deps, requireActor(actor), body),
    takeDownAdImage: ({ actor, body }) => takeDownAdImage(deps, requireActor(actor), body),
    publishAd: ({ actor, params, body }) => publishAd(deps, requireActor(actor), params.id, body),
    undoPublication: ({ actor, params }) => undoPublication(deps, requireActor(actor), params.id),
    needEdits: acting('needEdits'),
    unpublishAd: acting('unpublish'),
    archiveAd: acting('archive'),
    deleteAd: async ({ actor, params, body }) => {
      await actOnAd(deps, requireActor(actor), params.id, 'delete', body)
      return true as const
    },
    activateAd: ({ actor, params, body }) => activateAd(deps, actor, params.id, body ?? {}),
    raiseAd: acting('up'),
    bulkAds: ({ actor, body }) => bulkAds(deps, requireActor(actor), body),
    getAd: ({ actor, params, body }) => getAd(deps, actor, params.id, body?.revision),
    adModeration: ({ actor, params }) => adModeration(deps, requireActor(actor), params.id),
    moderationQueue: ({ actor, query }) => moderationQueue(deps, requireActor(actor), query),
    moderationPace: ({ actor }) => {
      requireActor(actor)
      return moderationPace(deps)
    },
    watchAd: ({ actor, params, body }) => watchAd(deps, requireActor(actor), params.id, body),
    countAds: ({ actor, params }) => countAds(deps, requireActor(actor), params.id),
    showPhone: ({ actor, params, address }) => showPhone(deps, actor, params.id, address),
    viewAd: ({ actor, params, address, userAgent }) =>
      countView(deps, actor, params.id, { address, userAgent }),
    getPhoto: ({ actor, params }) => showPhoto(deps, actor, { ...params, mayAlsoSee: centre.mayAlsoSee }),
    complainAboutAd: ({ actor, params, body, address }) =>
      complainAboutAd(deps, actor, params.id, body, address),
    complainedAds: ({ actor }) => complainedAds(deps, requireActor(actor)),
    reviewComplaints: ({ actor, params, body }) =>
      reviewComplaints(deps, requireActor(actor), params.id, body),
  }

  function acting(action: PlainAction) {
    return async ({ actor, params, body }: { actor: Actor | null; params: { id: number }; body?: Wish }) => {
      const person = requireActor(actor)
      await actOnAd(deps, person, params.id, action, body)
      return getAd(deps, person, params.id, action === 'needEdits' ? 'newest' : undefined)
    }
  }
}
