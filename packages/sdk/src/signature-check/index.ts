export type {
  CheckAddress,
  CheckedPaper,
  CheckedSide,
  CheckedSignature,
  CheckVerdict,
  ComparedDigests,
  DocumentCheck,
} from '../generated/schemas.ts'
export { checkAddress, checkNumber, checkUpload } from './calls.ts'
