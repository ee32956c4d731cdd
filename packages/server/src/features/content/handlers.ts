import type { Actor, Call, Handlers } from '../../contract/call.ts'
import type { OperationId } from '../../contract/document.ts'
import { requireActor } from '../access/require-actor.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import type { ContentSet } from './content-columns.ts'
import { dictionaryHandlers } from './dictionaries/handlers.ts'
import { actPage } from './editing/acts.ts'
import {
  contentSummary,
  createItem,
  getItem,
  listItems,
  removeItem,
  reorderItems,
  restoreItem,
  saveItem,
} from './editing/editing.ts'
import { publishItem, withdrawItem } from './editing/publishing.ts'
import { showImage, uploadImage } from './images.ts'
import { type ReadQuery, readContent } from './published.ts'

/** The public call of each set that needs no sign-in. */
const READS = {
  listSlides: 'slider',
  listPromotions: 'sliderDetail',
  getAbout: 'about',
  listAboutOptions: 'aboutOption',
  listInfrastructure: 'infrastructure',
  listInfrastructureOptions: 'infrastructureOption',
  listVehicleMaintenance: 'vehicleMaintenance',
  listTiers: 'tier',
  listAwards: 'awards',
  listPartners: 'partner',
  getContact: 'contact',
  listRules: 'rule',
  getTermsOfUse: 'termsOfUse',
  getPrivacyPolicy: 'privacyPolicy',
  getRulesAd: 'rulesAd',
  getRulesShoppingCenter: 'rulesShoppingCenter',
} as const satisfies Partial<Record<OperationId, ContentSet>>

type Read = keyof typeof READS

/** The calls of the editor. */
type Editing =
  | 'contentSets'
  | 'listContent'
  | 'getContentItem'
  | 'contentActPage'
  | 'createContent'
  | 'saveContent'
  | 'publishContent'
  | 'withdrawContent'
  | 'deleteContent'
  | 'restoreContent'
  | 'reorderContent'
  | 'uploadContentImage'
  | 'getContentImage'

type ContentDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

export function contentHandlers(
  deps: ContentDeps,
): Pick<Handlers, Read | Editing | 'listInstructions'> & ReturnType<typeof dictionaryHandlers> {
  return { ...dictionaryHandlers(deps), ...readHandlers(deps), ...editorHandlers(deps) }
}

function readHandlers(deps: ContentDeps): Pick<Handlers, Read | 'listInstructions'> {
  const read =
    (set: ContentSet) =>
    ({ actor, query }: { actor: Actor | null; query: ReadQuery }) =>
      readContent(deps, set, query, { actor })
  const reads = Object.entries(READS).map(([operation, set]) => [operation, read(set)])
  return {
    ...(Object.fromEntries(reads) as Pick<Handlers, Read>),
    listInstructions: ({ actor, query }: Call<'listInstructions'>) => {
      requireCapability(requireActor(actor), 'instructions.read')
      return readContent(deps, 'instruction', query, { actor, audience: 'private' })
    },
  }
}

function editorHandlers(deps: ContentDeps): Pick<Handlers, Editing> {
  return {
    contentSets: ({ actor }) => contentSummary(deps, requireActor(actor)),
    listContent: ({ actor, query }) => listItems(deps, requireActor(actor), query.set),
    getContentItem: ({ actor, params }) => getItem(deps, requireActor(actor), params.id),
    contentActPage: ({ actor, body }) => actPage(deps, requireActor(actor), body),
    createContent: ({ actor, body, transact }) => createItem(deps, requireActor(actor), body, transact),
    saveContent: ({ actor, params, body }) => saveItem(deps, requireActor(actor), params.id, body),
    publishContent: ({ actor, params, body }) => publishItem(deps, requireActor(actor), params.id, body),
    withdrawContent: ({ actor, params, body }) => withdrawItem(deps, requireActor(actor), params.id, body),
    deleteContent: ({ actor, params, body }) => removeItem(deps, requireActor(actor), params.id, body),
    restoreContent: ({ actor, params, body }) => restoreItem(deps, requireActor(actor), params.id, body),
    reorderContent: ({ actor, body }) => reorderItems(deps, requireActor(actor), body),
    uploadContentImage: ({ actor, files, transact }) =>
      uploadImage(deps, requireActor(actor), files, transact),
    getContentImage: ({ params }) => showImage(deps, params.key, params.variant),
  }
}
