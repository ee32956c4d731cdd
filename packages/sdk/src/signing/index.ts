export type {
  DocumentSignature,
  Signatory,
  SignatoryAction,
  SignatoryDraft,
  SignatoryFilter,
  SignatureAlgorithm,
  SignatureFault,
  SignaturePosition,
  SignatureVerdict,
  SigningDocument,
  SigningOutcome,
  SigningRefusal,
  SigningResult,
  SigningResults,
  SigningSession,
  SigningSide,
  SigningSkipped,
  SigningSubmission,
  SubmittedSignature,
} from '../generated/schemas.ts'
export {
  SIGNING_TIMEOUT,
  type SignedKind,
  sendSignature,
  sendSignatures,
  signingFile,
  startSigning,
  startSigningBatch,
} from './calls.ts'
export { addSignatory, endSignatory, signatories } from './signatory-calls.ts'
export { type SigningText, signingText } from './signing-text.ts'
