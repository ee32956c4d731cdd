export type {
  AdComplaint,
  AdComplaintResult,
  ComplainedAd,
  ComplainedAds,
  ComplaintReason,
  ComplaintReview,
  OpenComplaint,
} from '../generated/schemas.ts'
export type { FieldErrors } from '../language/index.ts'
export { complainAboutAd, complainedAds, reviewComplaints } from './calls.ts'
export {
  COMPLAINT_REASONS,
  type ComplaintCheck,
  type ComplaintValues,
  checkComplaint,
  complaintReasonLabel,
  type InvalidComplaint,
  MAX_COMPLAINT,
  type ValidComplaint,
} from './complaint.ts'
