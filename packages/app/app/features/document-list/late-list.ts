import { cameWithDocuments, late } from '../../shell/late.ts'

const list = () => import('./document-list-page.tsx').then(({ DocumentListPage }) => DocumentListPage)

/** The list of a tenant, which staff never see. */
export const LateDocumentList = late(list, cameWithDocuments ? await list() : null)
