import { createHash } from 'node:crypto'
import { extension, generalizedTime } from '../../demo/pki/certificates.ts'
import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { context, inside, only, partsOf, readDer, TAG } from '../../features/signing/verify/der.ts'
import { integerHex } from '../../features/signing/verify/der-values.ts'
import {
  bits,
  der,
  explicit,
  implicit,
  nothing,
  octets,
  oid,
  sequence,
} from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Holder, PKI_DAY, type TestCa } from './ca.ts'
import { type Outage, type Player, play } from './serve.ts'

/** What the player says; by default every certificate is good. */
export interface OcspBehaviour {
  outage?: Outage | null
  /** Moments of revocation by serial, in hexadecimal digits. */
  revoked?: Map<string, Date>
  unknown?: boolean
  /** Who signs; by default a responder of the authority. */
  signer?: Holder
  /** Certificates that the answer brings. */
  certificates?: Uint8Array[]
  /** Names the responder by its key instead of its name. */
  byKey?: boolean
  /** Answers about this serial whatever was asked. */
  serial?: string
  nonce?: 'none' | 'other'
  thisUpdate?: Date
  nextUpdate?: Date | null
  /** Changes a byte of the signature. */
  forged?: boolean
  /** Refuses with this status instead of answering. */
  status?: number
}

const HOUR = 3_600_000

/** Plays the service that says whether certificates of an authority were revoked. Its behaviour may change at any time. */
export async function startOcsp(
  ca: TestCa,
  behaviour: OcspBehaviour = {},
  clock: Clock = { now: () => PKI_DAY },
): Promise<Player & { behaviour: OcspBehaviour }> {
  const responder = ca.issueService('СЫНАҚ OCSP', [OID.forStatusAnswers])
  const player = await play(
    (body) => ({
      type: 'application/ocsp-response',
      body: ocspAnswer({ signer: responder, ...behaviour }, body, clock.now()),
    }),
    () => behaviour.outage ?? null,
  )
  return { ...player, behaviour }
}

type Answering = OcspBehaviour & { signer: Holder }

function ocspAnswer(behaviour: Answering, request: Uint8Array, now: Date): Uint8Array {
  if (behaviour.status) return sequence(der(TAG.enumerated, Uint8Array.of(behaviour.status)))
  const { certId, nonce } = readRequest(request)
  const { signer } = behaviour
  const signed = sequence(
    responderOf(behaviour),
    generalizedTime(behaviour.thisUpdate ?? now),
    sequence(singleAnswer(behaviour, certId, now)),
    ...(nonce && behaviour.nonce !== 'none'
      ? [
          explicit(
            1,
            sequence(extension(OID.nonce, octets(behaviour.nonce === 'other' ? Buffer.alloc(16) : nonce))),
          ),
        ]
      : []),
  )
  const signature = Buffer.from(signer.key.sign(signed))
  if (behaviour.forged) signature[9] = (signature[9] ?? 0) ^ 1
  const certificates = behaviour.certificates ?? [signer.certificate]
  const basic = sequence(
    signed,
    signer.key.signatureAlgorithm,
    bits(signature),
    ...(certificates.length > 0 ? [explicit(0, sequence(...certificates))] : []),
  )
  return sequence(
    der(TAG.enumerated, Uint8Array.of(0)),
    explicit(0, sequence(oid(OID.basicAnswer), octets(basic))),
  )
}

function readRequest(bytes: Uint8Array): { certId: Uint8Array[]; nonce: Uint8Array | null } {
  const parts = partsOf(only(readDer(bytes)))
  const [first] = inside(parts.next())
  const extensions = parts.optional(context(2))
  if (!first) throw new Error('nothing asked')
  const nonce = extensions && partsOf(only(only(extensions)))
  nonce?.next(TAG.oid)
  return {
    certId: inside(only(first)).map((part) => part.bytes),
    nonce: nonce ? readDer(nonce.next(TAG.octets).content).content : null,
  }
}

function responderOf({ signer, byKey }: Answering): Uint8Array {
  const { subject, key } = readCertificate(signer.certificate)
  return byKey ? explicit(2, octets(createHash('sha1').update(key.bits).digest())) : explicit(1, subject)
}

function singleAnswer(behaviour: Answering, certId: Uint8Array[], now: Date): Uint8Array {
  const [algorithm, name, key, serial] = certId
  if (!algorithm || !name || !key || !serial) throw new Error('not a name of a certificate')
  const asked = behaviour.serial ? der(TAG.integer, Buffer.from(behaviour.serial, 'hex')) : serial
  const revoked = behaviour.revoked?.get(integerHex(readDer(serial)))
  const thisUpdate = behaviour.thisUpdate ?? now
  const { nextUpdate = new Date(thisUpdate.getTime() + HOUR) } = behaviour
  return sequence(
    sequence(algorithm, name, key, asked),
    statusOf(behaviour.unknown, revoked),
    generalizedTime(thisUpdate),
    ...(nextUpdate ? [explicit(0, generalizedTime(nextUpdate))] : []),
  )
}

function statusOf(unknown: boolean | undefined, revoked: Date | undefined): Uint8Array {
  if (unknown) return implicit(2, nothing())
  return revoked ? explicit(1, generalizedTime(revoked)) : implicit(0, nothing())
}
