import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import { answerPartRequest } from './answers.ts'
import { closeOwn, reopenOwn, setOwnGoing, widenOwn } from './asker.ts'
import { createPartRequest } from './create.ts'
import type { PartDeps } from './deps.ts'
import {
  barParty,
  partBars,
  partStanding,
  resolvePartReports,
  takeDownPartRequest,
  unbarParty,
} from './desk.ts'
import { exportMissing } from './export-missing.ts'
import { allPartRequests, countPartRequests, partRequestPage } from './list.ts'
import { partMissing } from './missing.ts'
import { previewReach } from './reach.ts'
import {
  partMutes,
  removePartMute,
  reportPartRequest,
  skipPartRequest,
  viewPartRequest,
} from './shop-desk.ts'
import { givePartPhone, partMessages, readPartMessages, sendPartMessage, showPartPresence } from './thread.ts'
import { getPartRequest } from './view.ts'

type PartOperation =
  | 'partRequestPage'
  | 'allPartRequests'
  | 'createPartRequest'
  | 'unpublishPartRequest'
  | 'countPartRequests'
  | 'getPartRequest'
  | 'previewPartRequest'
  | 'widenPartRequest'
  | 'reopenPartRequest'
  | 'setPartGoing'
  | 'answerPartRequest'
  | 'skipPartRequest'
  | 'partMutes'
  | 'removePartMute'
  | 'viewPartRequest'
  | 'reportPartRequest'
  | 'resolvePartReports'
  | 'takeDownPartRequest'
  | 'partStanding'
  | 'partBars'
  | 'barFromPartRequests'
  | 'unbarFromPartRequests'
  | 'partMessages'
  | 'sendPartMessage'
  | 'readPartMessages'
  | 'showPartPresence'
  | 'givePartPhone'
  | 'partMissing'
  | 'partMissingExport'

export function partRequestHandlers(deps: PartDeps): Pick<Handlers, PartOperation> {
  return {
    partRequestPage: ({ actor, body }) => partRequestPage(deps, requireActor(actor), body),
    allPartRequests: ({ actor, body }) => allPartRequests(deps, requireActor(actor), body),
    createPartRequest: ({ actor, body, transact }) =>
      createPartRequest(deps, requireActor(actor), body, transact),
    unpublishPartRequest: ({ actor, params, body }) => closeOwn(deps, requireActor(actor), params.id, body),
    countPartRequests: ({ actor, params }) => countPartRequests(deps, requireActor(actor), params.id),
    getPartRequest: ({ actor, params }) => getPartRequest(deps, requireActor(actor), params.id),
    previewPartRequest: ({ actor, body, address }) => previewReach(deps, actor, body, address),
    widenPartRequest: ({ actor, params }) => widenOwn(deps, requireActor(actor), params.id),
    reopenPartRequest: ({ actor, params }) => reopenOwn(deps, requireActor(actor), params.id),
    setPartGoing: ({ actor, params, body }) => setOwnGoing(deps, requireActor(actor), params.id, body),
    answerPartRequest: ({ actor, params, body }) =>
      answerPartRequest(deps, requireActor(actor), params.id, body),
    skipPartRequest: ({ actor, params, body }) => skipPartRequest(deps, requireActor(actor), params.id, body),
    partMutes: ({ actor }) => partMutes(deps, requireActor(actor)),
    removePartMute: ({ actor, params }) => removePartMute(deps, requireActor(actor), params.id),
    viewPartRequest: ({ actor, params }) => viewPartRequest(deps, requireActor(actor), params.id),
    reportPartRequest: ({ actor, params, body }) =>
      reportPartRequest(deps, requireActor(actor), params.id, body),
    resolvePartReports: ({ actor, params }) => resolvePartReports(deps, requireActor(actor), params.id),
    takeDownPartRequest: ({ actor, params, body }) =>
      takeDownPartRequest(deps, requireActor(actor), params.id, body),
    partStanding: ({ actor }) => partStanding(deps, requireActor(actor)),
    partBars: ({ actor }) => partBars(deps, requireActor(actor)),
    barFromPartRequests: ({ actor, params, body }) => barParty(deps, requireActor(actor), params.id, body),
    unbarFromPartRequests: ({ actor, params }) => unbarParty(deps, requireActor(actor), params.id),
    partMessages: ({ actor, params, body }) => partMessages(deps, requireActor(actor), params.id, body),
    sendPartMessage: ({ actor, params, body, transact }) =>
      sendPartMessage(deps, requireActor(actor), params.id, { draft: body, transact }),
    readPartMessages: ({ actor, params, body }) =>
      readPartMessages(deps, requireActor(actor), params.id, body),
    showPartPresence: ({ actor, params, body }) =>
      showPartPresence(deps, requireActor(actor), params.id, body),
    givePartPhone: ({ actor, params }) => givePartPhone(deps, requireActor(actor), params.id),
    partMissing: ({ actor, body }) => partMissing(deps, requireActor(actor), body),
    partMissingExport: ({ actor, body, language }) =>
      exportMissing(deps, { actor: requireActor(actor), language }, body),
  }
}
