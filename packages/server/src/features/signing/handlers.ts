import type { Handlers } from '../../contract/call.ts'
import { RefusalError } from '../../refusal.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'

type SignedKind = 'completion' | 'application'
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
): Named<SignedKind> & Pick<Handlers, 'listSignatories' | 'addSignatory' | 'endSignatory'> {
  const nothing = ({ actor }: { actor: Parameters<typeof requireActor>[0] }): never => {
    requireActor(actor)
    throw new RefusalError('not_found')
  }
  return {
    ...named(deps, 'completion'),
    ...named(deps, 'application'),
    listSignatories: nothing,
    addSignatory: nothing,
    endSignatory: nothing,
  }
}

function named<Kind extends SignedKind>(deps: Deps, kind: Kind): Named<Kind> {
  const calls = Object.entries(callsOf(deps, kind))
  return Object.fromEntries(calls.map(([ending, call]) => [`${kind}${ending}`, call])) as Named<Kind>
}

function callsOf(_deps: Deps, _kind: SignedKind): Calls {
  const nothing = ({ actor }: { actor: Parameters<typeof requireActor>[0] }): never => {
    requireActor(actor)
    throw new RefusalError('not_found')
  }
  return {
    SignatureStart: nothing,
    SignatureMultipleStart: nothing,
    SignatureFile: nothing,
    SignatureCreate: nothing,
    SignatureMultipleCreate: nothing,
  }
}
