export type {
  AuditAction,
  AuditDifference,
  AuditEntry,
  AuditExportRequest,
  AuditFilter,
  AuditFormat,
  AuditObject,
  AuditPerson,
  AuditRequest,
  AuditSubject,
} from '../generated/schemas.ts'
export {
  AUDIT_SUBJECTS,
  type AuditActionOf,
  auditActionsOf,
  auditActionText,
  auditSubjectLabel,
  isAuditSubject,
} from './audit-action.ts'
export { auditDifference } from './audit-difference.ts'
export { auditObjectText } from './audit-object.ts'
export { auditPage, exportAudit } from './calls.ts'
