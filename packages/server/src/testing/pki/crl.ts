import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { TAG } from '../../features/signing/verify/der.ts'
import { bits, der, explicit, integer, sequence } from '../../features/signing/verify/der-writer.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Holder, PKI_DAY, type TestCa } from './ca.ts'
import { time } from './certificates.ts'
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
  const issuer = behaviour.issuer ?? ca.issuing
  const signer = behaviour.signer ?? issuer
  const { thisUpdate = now } = behaviour
  const { nextUpdate = new Date(thisUpdate.getTime() + DAY) } = behaviour
  const entries = [...(behaviour.revoked ?? [])].map(([serial, at]) =>
    sequence(der(TAG.integer, Buffer.from(serial, 'hex')), time(at)),
  )
  const signed = sequence(
    integer(1),
    signer.key.signatureAlgorithm,
    readCertificate(issuer.certificate).subject,
    time(thisUpdate),
    ...(nextUpdate ? [time(nextUpdate)] : []),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    ...(behaviour.extensions ? [explicit(0, sequence(...behaviour.extensions))] : []),
  )
  return sequence(signed, signer.key.signatureAlgorithm, bits(signer.key.sign(signed)))
}
