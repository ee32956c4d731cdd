import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { PageHead } from '@sauda/ui'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { byBatch } from '../documents/by-batch.ts'
import { ExportLink } from '../documents/excel-links.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { useLiveDocuments } from '../documents/use-live-documents.ts'
import { useDownload } from '../downloads/use-download.ts'
import { useSigning } from '../signing/use-signing.tsx'
import { BatchPanel } from './batch-panel.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { writeDocumentQuery } from './document-query.ts'
import { ListEnd } from './list-end.tsx'
import type { LoadedDocuments } from './load-documents.ts'
import { PaperPane } from './paper-pane.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useChosen } from './use-chosen.ts'
import { useShownPaper } from './use-shown-paper.ts'
import { WaitingLine } from './waiting-line.tsx'
import { documentListWords } from './words.ts'

/** What the tenant can sign. */
const WAITING = { status: [DOCUMENT_STATUS.new] }

/** The documents of a tenant by month, and on wide screens the paper of one beside them. */
export function DocumentListPage({
  kind,
  user,
  signer,
  query,
  list,
  rooms,
  batches,
  summary,
}: LoadedDocuments) {
  const words = useWords(documentListWords)
  const names = useWords(kindWords)[kind]
  const choice = useChosen(user.id, kind, list.items)
  const files = useDownload()
  useLiveDocuments(kind)
  const signing = useSigning(kind, signer, choice.drop)
  const { starting } = signing
  const paper = useShownPaper(list.items)
  const onKeyDown = useArrowKeys(paper.show)
  const [now] = useState(() => Date.now())
  const busy = useNavigation().state === 'loading'
  return (
    <div data-documents className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <DocumentHead title={names.many} hidden />
      <PageHead
        title={names.many}
        lead={user.company !== null && user.bin !== null ? words.tenant(user.company, user.bin) : undefined}
        tools={
          list.items.length > 0 && (
            <ExportLink to={`${paths.documentsExport(kind)}${writeDocumentQuery(query)}`} />
          )
        }
      />
      <WaitingLine
        kind={kind}
        batches={batches}
        busy={starting !== null && 'filter' in starting && starting.filter.rid === undefined}
        onSign={() => signing.start({ filter: WAITING })}
      />
      {signing.dialog}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DocumentFilters kind={kind} query={query} summary={summary} list={list} rooms={rooms} />
          <section
            aria-label={words.list}
            aria-busy={busy || undefined}
            onKeyDown={onKeyDown}
            className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity aria-busy:opacity-60"
          >
            {byBatch(list.items, batches ?? []).map((shown) => (
              <BatchPanel
                key={shown.rid}
                kind={kind}
                shown={shown}
                choice={choice}
                paper={paper}
                now={now}
                onDownload={files.start}
                busy={starting !== null && 'filter' in starting && starting.filter.rid === shown.rid}
                onSign={() => signing.start({ filter: { ...WAITING, rid: shown.rid } })}
              />
            ))}
          </section>
          <ListEnd kind={kind} query={query} list={list} />
          <BottomBar
            kind={kind}
            choice={choice}
            files={files}
            busy={starting !== null && 'rows' in starting}
            onSign={(rows) => signing.start({ rows })}
            hasRows={list.items.length > 0}
          />
        </div>
        <PaperPane kind={kind} paper={paper} onDownload={files.start} />
      </div>
    </div>
  )
}
