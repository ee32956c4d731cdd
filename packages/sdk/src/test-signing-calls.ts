import { egovCodeState, endEgovCode, showEgovCode } from './egov-mobile/index.ts'
import type { Portal } from './index.ts'
import {
  addSignatory,
  downloadArchive,
  downloadArchives,
  downloadCms,
  downloadCopy,
  endSignatory,
  type SignedKind,
  sendSignature,
  sendSignatures,
  sendSigningLink,
  signatories,
  signingFile,
  startSigning,
  startSigningBatch,
} from './signing/index.ts'

type SigningCall = (portal: Portal, kind: SignedKind) => Promise<unknown>

const KINDS = ['completion', 'application'] as const satisfies readonly SignedKind[]

const SUBMISSION = {
  session_id: '5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10',
  nonce: '3f0mQ8Yw1kZr5cJ2kXwT6n',
  signatures: [{ id: 48213, cms: 'MIIGWQYJKoZIhvcNAQcC' }],
}

/** The calls that acts and appendices have, by the ending of their operation ids. */
const OF_EACH_KIND: Record<string, SigningCall> = {
  SignatureStart: (portal, kind) => startSigning(portal, kind, 5, 5),
  SignatureMultipleStart: (portal, kind) => startSigningBatch(portal, kind, 5, 5),
  SignatureFile: (portal, kind) => signingFile(portal, kind, { sessionId: '5', id: 5 }),
  SignatureCopy: (portal, kind) => downloadCopy(portal, kind, 5),
  SignatureCms: (portal, kind) => downloadCms(portal, kind, { id: 5, side: '5' }),
  SignatureArchive: (portal, kind) => downloadArchive(portal, kind, 5),
  SignatureArchives: (portal, kind) => downloadArchives(portal, kind, [48213, 48214]),
  SignatureCreate: (portal, kind) => sendSignature(portal, kind, SUBMISSION),
  SignatureMultipleCreate: (portal, kind) => sendSignatures(portal, kind, SUBMISSION),
}

/** The calls of signing, by operation id. */
export const SIGNING_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  ...Object.fromEntries(
    KINDS.flatMap((kind) =>
      Object.entries(OF_EACH_KIND).map(([ending, call]) => [
        kind + ending,
        (portal: Portal) => call(portal, kind),
      ]),
    ),
  ),
  sendSigningLink: (portal) => sendSigningLink(portal, { kind: 'completion', id: null }),
  listSignatories: (portal) => signatories(portal, { bin: '940140000385' }),
  addSignatory: (portal) =>
    addSignatory(portal, {
      bin: '940140000385',
      name: 'Сағадат Ермекова',
      position: 'главный бухгалтер',
      iin: '850505400127',
      until: '2027-06-30',
    }),
  showEgovCode: (portal) =>
    showEgovCode(portal, {
      session_id: SUBMISSION.session_id,
      nonce: SUBMISSION.nonce,
      ids: [48213, 48214],
    }),
  egovCodeState: (portal) => egovCodeState(portal, '5'),
  endEgovCode: (portal) =>
    endEgovCode(portal, { session_id: '5', code_id: '4v7kq2bZp0cX9sYw1Rj6nQmT8aLhUeGdKfIoVzB5yxE' }),
  endSignatory: (portal) => endSignatory(portal, 5),
}
