import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { sendSigningLink } from './link.ts'
import { addSignatory, endSignatory, listSignatories } from './signatories.ts'
import { signingFile, startSigning } from './start.ts'
import { submitSignatures } from './submit.ts'
import type { SignedKind } from './types.ts'

type Ending =
  | 'SignatureStart'
  | 'SignatureMultipleStart'
  | 'SignatureFile'
  | 'SignatureCreate'
  | 'SignatureMultipleCreate'

/** The calls of one kind. Acts and appendices have the same, so those of acts stand for both. */
type Calls = { [End in Ending]: Handlers[`completion${End}`] }
type Named<Kind extends SignedKind> = Pick<Handlers, `${Kind}${Ending}`>

export function signingHandlers(
  deps: Deps,
): Named<SignedKind> &
  Pick<Handlers, 'sendSigningLink' | 'listSignatories' | 'addSignatory' | 'endSignatory'> {
  return {
    ...named(deps, 'completion'),
    ...named(deps, 'application'),
    sendSigningLink: async ({ actor, body }) => {
      await sendSigningLink(deps, requireActor(actor), body)
      return true as const
    },
    listSignatories: ({ actor, body }) => listSignatories(deps, requireActor(actor), body ?? {}),
    addSignatory: ({ actor, body, transact }) => addSignatory(deps, requireActor(actor), body, transact),
    endSignatory: async ({ actor, params }) => {
      await endSignatory(deps, requireActor(actor), params.id)
      return true as const
    },
  }
}

function named<Kind extends SignedKind>(deps: Deps, kind: Kind): Named<Kind> {
  const calls = Object.entries(callsOf(deps, kind))
  return Object.fromEntries(calls.map(([ending, call]) => [`${kind}${ending}`, call])) as Named<Kind>
}

function callsOf(deps: Deps, kind: SignedKind): Calls {
  return {
    SignatureStart: ({ actor, params: { id, user_id: userId } }) =>
      startSigning(deps, requireActor(actor), { kind, userId, rid: null, ids: [id] }),
    SignatureMultipleStart: ({ actor, params: { rid, user_id: userId }, query }) =>
      startSigning(deps, requireActor(actor), {
        kind,
        userId,
        rid: rid === 0 ? null : rid,
        ids: query.ids?.split(',').map(Number),
      }),
    SignatureFile: ({ actor, params: { session_id: sessionId, id } }) =>
      signingFile(deps, requireActor(actor), { kind, sessionId, id }),
    SignatureCreate: ({ actor, body }) => submitSignatures(deps, requireActor(actor), kind, body),
    SignatureMultipleCreate: ({ actor, body }) => submitSignatures(deps, requireActor(actor), kind, body),
  }
}
