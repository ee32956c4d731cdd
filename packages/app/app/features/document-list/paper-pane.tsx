import { type DocumentKind, type DocumentRow, downloadDocument } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { Button, IconButton } from '@sauda/ui'
import { ChevronDown, ChevronUp, Download, Maximize2 } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentDot } from '../documents/document-status.tsx'
import type { OpenFile } from '../downloads/use-download.ts'
import { PaperPages } from './paper-pages.tsx'
import type { ShownPaper } from './use-shown-paper.ts'
import { documentListWords } from './words.ts'

type PaperPaneProps = { kind: DocumentKind; paper: ShownPaper; onDownload: (open: OpenFile) => void }

/** The paper of one document, which stays beside the list. On wide screens only, and with scripts. */
export function PaperPane({ kind, paper, onDownload }: PaperPaneProps) {
  const words = useWords(documentListWords)
  const { document, wide, asked, show, previous, next } = paper
  // Before scripts load its place stays empty, so that nothing moves.
  if (!document) return null
  if (!wide) return <div className="hidden nav:block" />
  const { id, number, title } = document

  function step(to: number | null) {
    if (to === null) return
    show(to)
    rowOf(to)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <aside
      aria-label={words.paper}
      className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-3 bg-surface shadow-1 nav:grid"
    >
      {/* A press in the list keeps the focus there, so what it did is said. */}
      <p role="status" className="sr-only">
        {asked && words.beside(number)}
      </p>
      <header className="flex items-center gap-1 border-line border-b py-2 pr-2 pl-4">
        <h2 className="line-clamp-2 min-w-0 flex-1 font-strong font-text text-md tracking-normal wrap-anywhere">
          {number}, {title}
        </h2>
        <IconButton label={words.previous} disabled={previous === null} onClick={() => step(previous)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={words.next} disabled={next === null} onClick={() => step(next)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton
          label={words.downloadPdf}
          onClick={() =>
            onDownload((portal, options) => downloadDocument(portal, kind, id, undefined, options))
          }
        >
          <Download aria-hidden />
        </IconButton>
        <IconButton asChild label={words.open}>
          <LocalLink to={paths.document(kind, id)} prefetch="none">
            <Maximize2 aria-hidden />
          </LocalLink>
        </IconButton>
      </header>
      <PaperPages key={id} document={document} read={asked && document.unread} />
      <PaneFoot document={document} />
    </aside>
  )
}

function PaneFoot({ document }: { document: DocumentRow }) {
  const words = useWords(documentListWords)
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3">
      <DocumentDot document={document} />
      <Button asChild size="sm">
        <LocalLink to={paths.document(document.kind, document.id)} prefetch="none">
          {words.openPage}
        </LocalLink>
      </Button>
    </footer>
  )
}

function rowOf(id: number): Element | null {
  return document.querySelector(`a[data-document="${id}"]`)
}
