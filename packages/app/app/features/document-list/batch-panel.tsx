import { DOCUMENT_KIND, DOCUMENT_STATUS, type DocumentKind, downloadBatch } from '@sauda/sdk/documents'
import { dayLabel } from '@sauda/sdk/language'
import { Button, Checkbox, cn, useHydrated } from '@sauda/ui'
import { Download, Signature } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { type ShownBatch, sizeOf, sumsOf } from '../documents/by-batch.ts'
import { monthTitle } from '../documents/days.ts'
import { kindWords } from '../documents/kind-words.ts'
import { sumsText } from '../documents/sums-text.ts'
import type { OpenFile } from '../downloads/use-download.ts'
import { partOf } from './chosen-documents.ts'
import { DocumentLine } from './document-line.tsx'
import type { Choice } from './use-chosen.ts'
import type { ShownPaper } from './use-shown-paper.ts'
import { documentListWords } from './words.ts'

type BatchPanelProps = {
  kind: DocumentKind
  shown: ShownBatch
  choice: Choice
  paper: ShownPaper
  /** The time of rendering. */
  now: number
  onDownload: (open: OpenFile) => void
  /** Signs all of the month that wait. */
  /** Whether the dialog in which it is signed is on its way. */
  busy: boolean
  onSign: () => void
}

/** The documents of a month: how many came and when, a ZIP of all of them, and those that the list shows. */
export function BatchPanel({ kind, shown, choice, paper, now, busy, onDownload, onSign }: BatchPanelProps) {
  const words = useWords(documentListWords)
  const names = useWords(kindWords)[kind]
  const language = useLanguage()
  // What works with scripts only has its place before: nothing moves under a press that hydrates the list.
  const inPlace = !useHydrated() && 'invisible'
  const { rid, batch, documents } = shown
  const title = batch ? monthTitle(batch.period, language) : words.otherMonth
  const waits = batch?.sums.find(({ status }) => status === DOCUMENT_STATUS.new)?.count ?? 0
  const part = partOf(choice.chosen, documents)

  function download(event: MouseEvent) {
    if (opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    onDownload((portal, options) => downloadBatch(portal, kind, rid, options))
  }

  return (
    <section aria-labelledby={`batch-${rid}`} className="rounded-3 bg-surface shadow-1">
      <header className="flex flex-wrap items-start gap-x-3 px-4 py-3.5">
        <Checkbox
          label={<span className="sr-only">{words.selectBatch(title)}</span>}
          checked={part === 'all'}
          indeterminate={part === 'some'}
          onChange={({ currentTarget }) => choice.set(documents, currentTarget.checked)}
          className={cn('pt-2', inPlace)}
        />
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={`batch-${rid}`} className="text-lg">
            {title}
          </h2>
          {batch && (
            <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums sm:text-sm">
              <span>
                {words.ofBatch(names.count(sizeOf(batch)), sumsText(sumsOf(batch.sums), language, words.and))}
              </span>
              <span>{words.received(dayLabel(batch.received_at, now, language))}</span>
            </p>
          )}
        </div>
        {DOCUMENT_KIND[kind].signed && waits > 0 && (
          <Button
            variant="plain"
            size="sm"
            className={cn('shrink-0', inPlace)}
            aria-label={`${words.signCount(waits)}: ${title}`}
            loading={busy}
            onClick={onSign}
          >
            <Signature aria-hidden />
            {words.signCount(waits)}
          </Button>
        )}
        <Button asChild variant="plain" size="sm" className="shrink-0">
          <a
            href={`/api/${kind}/downloadAll/${rid}`}
            download
            aria-label={words.zipOf(title)}
            onClick={download}
          >
            <Download aria-hidden />
            {words.zip}
          </a>
        </Button>
      </header>
      <ul className="divide-y divide-line border-line border-t">
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} choice={choice} paper={paper} />
        ))}
      </ul>
    </section>
  )
}
