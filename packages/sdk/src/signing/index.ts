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
  SigningLinkRequest,
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
export { nextSigningBatch } from './batch.ts'
export {
  canSignAgain,
  type SigningCounts,
  sessionTimeLeft,
  signingCounts,
  signingTimeLeft,
} from './batch-counts.ts'
export {
  type BatchDocument,
  newSigningBatch,
  type SigningBatch,
  type SigningPhase,
  type SigningStep,
} from './batch-state.ts'
export {
  SIGNING_TIMEOUT,
  type SignedKind,
  type SigningFile,
  sendSignature,
  sendSignatures,
  signingFile,
  startSigning,
  startSigningBatch,
} from './calls.ts'
export { type KeptRun, type KeptSignature, type KeptSignatures, keepInMemory } from './kept-signatures.ts'
export { isKeyOf, type KeyHolder, keyHolder } from './key-holder.ts'
export { sendSigningLink } from './link-calls.ts'
export {
  type CmsOfSide,
  downloadArchive,
  downloadArchives,
  downloadCms,
  downloadCopy,
} from './remains-calls.ts'
export { addSignatory, endSignatory, signatories } from './signatory-calls.ts'
export {
  type DocumentToSign,
  type MadeSignature,
  type OpenedSigner,
  type OpenOptions,
  type Signer,
  SignerError,
  type SignerSession,
  type SignerTrouble,
  type SignerWait,
} from './signer.ts'
export type {
  DocumentRead,
  DocumentUnread,
  OfSomeDocuments,
  OfTheBatch,
  PortalWorks,
  RestoredSignature,
  ResultsReceived,
  SessionBegun,
  SignatureMade,
  SignerOpened,
  SignerTroubled,
  SigningEvent,
  SigningRestored,
  SigningStarted,
  SubmissionRefused,
} from './signing-event.ts'
export type { SigningOptions } from './signing-options.ts'
export { createSigning, type SigningRun } from './signing-run.ts'
export type { SigningPlace } from './signing-session.ts'
export { type SigningText, signingText } from './signing-text.ts'
