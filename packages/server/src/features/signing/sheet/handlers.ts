import type { Handlers } from '../../../contract/call.ts'
import { requireActor } from '../../access/require-actor.ts'
import type { Deps } from '../../deps.ts'
import type { SignedKind } from '../types.ts'
import { downloadArchive, downloadArchives, downloadCms, downloadCopy } from './downloads.ts'

type Ending = 'SignatureCopy' | 'SignatureCms' | 'SignatureArchive' | 'SignatureArchives'

/** The calls of one kind. Acts and appendices have the same, so those of acts stand for both. */
type Calls = { [End in Ending]: Handlers[`completion${End}`] }
type Named<Kind extends SignedKind> = Pick<Handlers, `${Kind}${Ending}`>

/** What remains of signed documents. */
export function sheetHandlers(deps: Deps): Named<SignedKind> {
  return { ...named(deps, 'completion'), ...named(deps, 'application') }
}

function named<Kind extends SignedKind>(deps: Deps, kind: Kind): Named<Kind> {
  const calls = Object.entries(callsOf(deps, kind))
  return Object.fromEntries(calls.map(([ending, call]) => [`${kind}${ending}`, call])) as Named<Kind>
}

function callsOf(deps: Deps, kind: SignedKind): Calls {
  return {
    SignatureCopy: ({ actor, params, language }) =>
      downloadCopy(deps, { actor: requireActor(actor), kind, language }, params.id),
    SignatureCms: ({ actor, params, language }) =>
      downloadCms(deps, { actor: requireActor(actor), kind, language }, params),
    SignatureArchive: ({ actor, params, language }) =>
      downloadArchive(deps, { actor: requireActor(actor), kind, language }, params.id),
    SignatureArchives: ({ actor, body, language }) =>
      downloadArchives(deps, { actor: requireActor(actor), kind, language }, body.ids),
  }
}
