import { cameWithDesk, late } from '../../shell/late.ts'

// Not in late-parts.ts, which the desk itself imports: each would wait for the other.
const desk = () => import('./document-desk.tsx').then(({ DocumentDesk }) => DocumentDesk)

/** The desk of staff, which tenants never see. */
export const LateDocumentDesk = late(desk, cameWithDesk ? await desk() : null)
