import { DocumentListPage } from '../../features/document-list/document-list-page.tsx'
import { loadDocuments } from '../../features/document-list/load-documents.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/list.ts'

export const middleware = [requireGuard('dashboard')]

export function loader(args: Route.LoaderArgs) {
  return loadDocuments(args)
}

/** The invoices, acts or appendices of a tenant. */
export default function DocumentList({ loaderData }: Route.ComponentProps) {
  return <DocumentListPage key={loaderData.kind} {...loaderData} />
}
