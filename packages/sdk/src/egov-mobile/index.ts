export type { EgovCode, EgovCodeRequest, EgovCodeState, EgovLinks, EgovState } from '../generated/schemas.ts'
export { type EgovCodeOfSession, egovCodeState, endEgovCode, showEgovCode } from './calls.ts'
export { EGOV_CODE_LIMITS, type EgovMobileOptions, egovMobileSigner, type ShownCode } from './egov-signer.ts'
