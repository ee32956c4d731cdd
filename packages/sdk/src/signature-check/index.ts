export type {
  CheckAddress,
  CheckedNumber,
  CheckedPaper,
  CheckedSide,
  CheckedSignature,
  CheckVerdict,
  ComparedDigests,
  DocumentCheck,
} from '../generated/schemas.ts'
export { checkAddress, checkNumber, checkUpload } from './calls.ts'
export { DEMO_AUTHORITY } from './demo-authority.ts'
