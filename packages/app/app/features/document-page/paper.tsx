import type { Document, DocumentKind } from '@sauda/sdk/documents'
import { NO_BREAK_SPACE } from '@sauda/sdk/language'
import { PaperView } from '@sauda/ui'
import { useRevalidator } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { BeingDrawn } from '../documents/being-drawn.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { documentPageWords } from './words.ts'

/** The address of the picture of a page. */
const pictureOf = (kind: DocumentKind, id: number, version: number, page: number) =>
  `/api/${kind}/preview/${id}/${version}/${page}`

/** The pages of a version of a document. */
export function Paper({ document, version }: { document: Document; version: number }) {
  const words = useWords(documentPageWords)
  const { kind, id, number, versions } = document
  const name = useWords(kindWords)[kind].named(number)
  const { revalidate } = useRevalidator()
  const total = versions.find((one) => one.version === version)?.pages ?? null
  const paper = `${kind}-${id}-${version}`
  if (total === null) return <BeingDrawn key={paper} again={() => void revalidate()} />
  const pages = Array.from({ length: total }, (_, index) => ({
    src: pictureOf(kind, id, version, index + 1),
    alt: words.pageOf(name, index + 1, total),
  }))
  const count = words.pageCount(total)
  return (
    <PaperView
      key={paper}
      pages={pages}
      title={document.from_sender ? `PDF, ${count}` : `${words.form[kind]}, ${count}`}
      labels={{
        paper: words.paper,
        pages: words.pages,
        zoomIn: words.zoomIn,
        zoomOut: words.zoomOut,
        fit: words.fit,
        percent: (zoom) => `${zoom}${NO_BREAK_SPACE}%`,
        print: words.print,
        fullScreen: words.fullScreen,
        close: words.close,
        loading: words.loading,
        failed: words.pageFailed,
        retry: words.retry,
      }}
    />
  )
}
