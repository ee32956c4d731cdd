import { makeRevocationList } from '../../demo/pki/revocation-list.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Holder, PKI_DAY, type TestCa } from './ca.ts'
import { type Outage, type Player, play } from './serve.ts'

/** What the list says; by default nothing was revoked. */
export interface CrlBehaviour {
  outage?: Outage | null
  revoked?: Map<string, Date>
  /** Whose list it is; by default the issuing authority's. */
  issuer?: Holder
  /** Who signs it, if not its issuer. */
  signer?: Holder
  thisUpdate?: Date
  nextUpdate?: Date | null
  extensions?: Uint8Array[]
}

const DAY = 86_400_000

/** Plays the place where an authority publishes its list of revoked certificates. */
export async function startCrl(
  ca: TestCa,
  behaviour: CrlBehaviour = {},
  clock: Clock = { now: () => PKI_DAY },
): Promise<Player & { behaviour: CrlBehaviour }> {
  const player = await play(
    () => ({ type: 'application/pkix-crl', body: revocationList(ca, behaviour, clock.now()) }),
    () => behaviour.outage ?? null,
  )
  return { ...player, behaviour }
}

export function revocationList(ca: Pick<TestCa, 'issuing'>, behaviour: CrlBehaviour, now: Date): Uint8Array {
  const { outage: _outage, issuer = ca.issuing, thisUpdate = now, ...fields } = behaviour
  const { nextUpdate = new Date(thisUpdate.getTime() + DAY) } = behaviour
  return makeRevocationList({ ...fields, issuer, thisUpdate, nextUpdate })
}
