import { randomBytes } from 'node:crypto'
import { generalizedTime } from '../../demo/pki/certificates.ts'
import { attribute } from '../../demo/pki/message.ts'
import { inside, partsOf, readDer, TAG } from '../../features/signing/verify/der.ts'
import { der, integer, nothing, octets, oid, sequence } from '../../features/signing/verify/der-writer.ts'
import { OID } from '../../features/signing/verify/oids.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Holder, PKI_DAY, type TestCa } from './ca.ts'
import { type CmsOptions, signCms } from './cms.ts'
import { type Outage, type Player, play } from './serve.ts'

/** What the authority for timestamps does; by default it vouches for what it is asked about, now. */
export interface TspBehaviour {
  outage?: Outage | null
  signer?: Holder
  time?: Date
  /** Vouches for the digest of something else. */
  digest?: Uint8Array
  nonce?: 'none' | 'other'
  /** Refuses with this status. */
  status?: number
  cms?: CmsOptions
}

/** A certificate of an authority for timestamps. */
export const timestampAuthority = (ca: TestCa, more: Parameters<TestCa['issueService']>[2] = {}): Holder =>
  ca.issueService('СЫНАҚ TSA', [OID.forTimestamps], { purposesAreCritical: true, ...more })

/** Plays an authority for timestamps. */
export async function startTsp(
  ca: TestCa,
  behaviour: TspBehaviour = {},
  clock: Clock = { now: () => PKI_DAY },
): Promise<Player & { behaviour: TspBehaviour }> {
  const signer = timestampAuthority(ca)
  const player = await play(
    (body) => ({
      type: 'application/timestamp-reply',
      body: timestampAnswer({ signer, ...behaviour }, body, clock.now()),
    }),
    () => behaviour.outage ?? null,
  )
  return { ...player, behaviour }
}

function timestampAnswer(
  behaviour: TspBehaviour & { signer: Holder },
  request: Uint8Array,
  now: Date,
): Uint8Array {
  if (behaviour.status) return sequence(sequence(integer(behaviour.status)))
  const parts = partsOf(readDer(request))
  parts.next(TAG.integer)
  const [algorithm, digest] = inside(parts.next())
  const nonce = parts.optional(TAG.integer)
  if (!algorithm || !digest) throw new Error('nothing asked')
  const token = timestampToken(behaviour.signer, {
    algorithm: algorithm.bytes,
    digest: behaviour.digest ?? digest.content,
    time: behaviour.time ?? now,
    nonce: nonceOf(behaviour.nonce, nonce?.content),
    cms: behaviour.cms,
  })
  return sequence(sequence(integer(0)), token)
}

function nonceOf(behaviour: TspBehaviour['nonce'], asked: Uint8Array | undefined): Uint8Array | undefined {
  if (behaviour === 'none') return undefined
  return behaviour === 'other' ? Buffer.from('77', 'hex') : asked
}

interface TokenFields {
  algorithm?: Uint8Array
  digest: Uint8Array
  time: Date
  nonce?: Uint8Array
  cms?: CmsOptions
}

/** A timestamp token, as it stands beside a signature or in an answer. */
export function timestampToken(
  signer: Holder,
  { algorithm, digest, time, nonce, cms }: TokenFields,
): Uint8Array {
  const info = sequence(
    integer(1),
    oid('1.2.398.3.3.2.6.4'),
    sequence(algorithm ?? sequence(oid(OID.sha256), nothing()), octets(digest)),
    integer(randomBytes(8)),
    generalizedTime(time),
    ...(nonce ? [der(TAG.integer, nonce)] : []),
  )
  return signCms(signer, info, { attached: info, contentType: OID.timestampInfo, signedAt: time, ...cms })
}

/** An unsigned attribute that holds a token. */
export const timestampAttribute = (token: Uint8Array): Uint8Array => attribute(OID.timestampToken, token)
