import { readCertificate } from '../../features/signing/verify/certificate.ts'
import { readSignedMessage } from '../../features/signing/verify/cms.ts'
import { type Outage, type Player, play } from './serve.ts'

/** What the server answers; by default it takes everything for valid, as it does with messages that it does not check. */
export interface NcaNodeBehaviour {
  outage?: Outage | null
  /** Its verdict on the signature. */
  valid?: boolean
  /** Its verdict on the certificate. */
  certificateValid?: boolean
  revoked?: boolean
  /** Leaves out what it knows about revocation, as when nobody asks. */
  unchecked?: boolean
  /** Names another certificate than the one in the message. */
  serial?: string
  /** Answers without signers, as it does for a message without any. */
  noSigners?: boolean
  /** Grades the signer and names its chain, as versions from 3.5 do; their certificate waits for both sources. */
  graded?: boolean
  /** Answers without the certificate, as it does for a message without any. */
  noCertificates?: boolean
}

/** What the player was asked. */
export interface NcaNodeRequest {
  path: string
  cms: Uint8Array
  data: Uint8Array
  revocationCheck: string[]
}

/** Plays a server of NCANode: `POST /cms/verify`. */
export async function startNcaNode(
  behaviour: NcaNodeBehaviour = {},
): Promise<Player & { behaviour: NcaNodeBehaviour; requests: NcaNodeRequest[] }> {
  const requests: NcaNodeRequest[] = []
  const player = await play(
    (body, { url = '' }) => {
      const { cms, data, revocationCheck } = JSON.parse(body.toString('utf8'))
      const bytes = Buffer.from(cms, 'base64')
      requests.push({ path: url, cms: bytes, data: Buffer.from(data, 'base64'), revocationCheck })
      return { type: 'application/json', body: JSON.stringify(answerTo(bytes, behaviour)) }
    },
    () => behaviour.outage ?? null,
  )
  return { ...player, behaviour, requests }
}

function answerTo(cms: Uint8Array, behaviour: NcaNodeBehaviour) {
  const { valid = true, certificateValid = true, revoked = false } = behaviour
  const [bytes] = readSignedMessage(cms).certificates
  if (!bytes) throw new Error('no certificate')
  const { serial } = readCertificate(bytes)
  const certificate = {
    valid: certificateValid && !revoked,
    serialNumber: behaviour.serial ?? serial.replace(/^0+/, ''),
    ...(!behaviour.unchecked && {
      revocations: [
        { revoked, by: 'OCSP' },
        { revoked: false, by: 'CRL' },
      ],
    }),
  }
  const graded = {
    ...(valid ? { status: 'VALID' } : { status: 'INVALID', subIndication: 'SIG_CRYPTO_FAILURE' }),
    certificates: [
      { ...certificate, valid: false },
      { valid: true, serialNumber: '01' },
    ],
  }
  const signer = behaviour.noCertificates
    ? {}
    : { certificates: [certificate], ...(behaviour.graded && graded) }
  return {
    status: 200,
    message: 'OK',
    valid: valid && certificate.valid,
    signers: behaviour.noSigners ? [] : [signer],
  }
}
