import type { AuditDifference, AuditEntry, AuditObject } from '../generated/schemas.ts'

/** An entry for tests that has made nothing different. */
export function entryOf(object: Partial<AuditObject>, difference: Partial<AuditDifference> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-21T06:42:00.000Z',
    who: null,
    action: 'update',
    object: { subject: 'ad', id: 7, of: null, name: null, path: null, ...object },
    address: null,
    difference: {
      from: null,
      to: null,
      reason: null,
      comment: null,
      fields: [],
      was: null,
      became: null,
      version: null,
      count: null,
      side: null,
      role_id: null,
      format: null,
      ...difference,
    },
  }
}
