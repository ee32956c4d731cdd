import { DOCUMENT_KINDS, type DocumentKind } from '@sauda/sdk/documents'
import { splitPath } from '@sauda/sdk/language'

/** Returns the kind of documents whose pages have this path: `/kk/completion/7` has those of acts. */
export function kindOf(pathname: string): DocumentKind {
  const [, first] = splitPath(pathname).path.split('/')
  const kind = DOCUMENT_KINDS.find((one) => one === first)
  if (!kind) throw new Error(`${pathname} has no documents`)
  return kind
}
