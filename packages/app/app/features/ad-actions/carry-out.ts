import { attempt, type Portal } from '@sauda/sdk'
import {
  AD_STATUS,
  type Ad,
  type AdRefusal,
  activateAd,
  archiveAd,
  checkAdRemark,
  deleteAd,
  needEdits,
  publishAd,
  raiseAd,
  takeDownAdImage,
  unpublishAd,
} from '@sauda/sdk/ads'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import type { Notice } from '../../shell/notice.ts'
import { textOf } from '../forms/text-of.ts'
import { type ActValues, actValues } from './act-values.ts'
import { type Act, type ExplainedAct, explainedAct } from './acts.ts'

export type Outcome =
  | { ok: true; notice: Notice }
  | { ok: false; failure: ActionFailure; status: number; values: ActValues }

type Call<Body> = (portal: Portal, id: number, body: Body) => Promise<Ad | true>

const EXPLAINED_CALLS: Record<Exclude<ExplainedAct, 'takeDownImage'>, Call<AdRefusal>> = {
  needEdits,
  unpublish: unpublishAd,
  delete: deleteAd,
}

const CALLS: Record<Exclude<Act, 'takeDownImage' | 'publish'>, Call<{ version?: number }>> = {
  up: raiseAd,
  activate: activateAd,
  archive: archiveAd,
  unpublish: unpublishAd,
  delete: deleteAd,
  // Owners may not do this; the server rejects it.
  needEdits: (portal, id, decision) => needEdits(portal, id, { ...decision, reason: 'other' }),
}

const NOTICES = {
  publish: 'published',
  needEdits: 'sent_back',
  up: 'raised',
  activate: 'renewed',
  unpublish: 'unpublished',
  archive: 'archived',
  delete: 'deleted',
  takeDownImage: 'photo_removed',
} as const satisfies Record<Act, Notice>

type Asked = {
  id: number
  act: Act
  form: FormData
  staff: boolean
  /** How long a publication can be undone before it takes effect; 0 by default. */
  undoSeconds?: number
}

/** Performs the action of a form on an ad. Returns the notice to show, or the error together with what was typed. */
export async function carryOut(
  portal: Portal,
  { id, act, form, staff, undoSeconds = 0 }: Asked,
): Promise<Outcome> {
  const values = actValues(form)
  const version = Number(form.get('version')) || undefined
  const explained = explainedAct(act, staff)
  let call: Promise<Ad | true>
  if (explained) {
    const { remark, errors } = checkAdRemark(explained, values)
    if (!remark) return { ok: false, failure: { code: 'invalid', errors }, status: 422, values }
    const { reason, comment } = remark
    const refusal = { version, reason, ...(comment && { comment }) }
    call =
      explained === 'takeDownImage'
        ? takeDownAdImage(portal, { id, key: textOf(form, 'photo'), ...refusal })
        : EXPLAINED_CALLS[explained](portal, id, refusal)
  } else if (act === 'takeDownImage') {
    return { ok: false, failure: { code: 'forbidden' }, status: 403, values }
  } else if (act === 'publish') {
    call = publishAd(portal, id, { version, undo_seconds: undoSeconds })
  } else {
    call = CALLS[act](portal, id, { version })
  }
  const result = await attempt(call)
  if (!result.ok) return { ok: false, ...failureFrom(result.error), values }
  return { ok: true, notice: noticeOf(act, result.value) }
}

function noticeOf(act: Act, answer: Ad | true): Notice {
  // An ad that was changed since its approval goes to a moderator first.
  if (act === 'activate' && answer !== true && answer.status !== AD_STATUS.published) return 'handed_in'
  return NOTICES[act]
}
