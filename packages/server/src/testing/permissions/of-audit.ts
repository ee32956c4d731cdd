import { forRoles, ONLY_ADMINISTRATORS, type Row } from './row.ts'

/** The journal of everything that was done. */
export const OF_AUDIT = {
  auditPage: forRoles(ONLY_ADMINISTRATORS, () => ({ path: '/api/audit/pagination', json: {} })),
  auditExport: forRoles(ONLY_ADMINISTRATORS, () => ({ path: '/api/audit/export', json: { format: 'csv' } })),
} satisfies Record<string, Row>
