export type { EgovCode, EgovCodeRequest, EgovCodeState, EgovLinks, EgovState } from '../generated/schemas.ts'
export { egovCodeState, endEgovCode, showEgovCode } from './calls.ts'
export { type EgovMobileOptions, egovMobileSigner, type ShownCode } from './egov-signer.ts'
