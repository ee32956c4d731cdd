import { DOCUMENT_KIND, DOCUMENT_STATUS, type DocumentBatch, type DocumentKind } from '@sauda/sdk/documents'
import { Button, cn, TextLink, useHydrated } from '@sauda/ui'
import { CircleAlert, CircleCheck, FilePenLine, Signature } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { waitingIn } from '../documents/by-batch.ts'
import { dayAndMonth } from '../documents/days.ts'
import { writeDocumentQuery } from './document-query.ts'
import { documentListWords } from './words.ts'

type WaitingLineProps = {
  kind: DocumentKind
  batches: DocumentBatch[] | null
  /** Whether the dialog is on its way. */
  busy: boolean
  onSign: () => void
}

/** What the tenant has to do, and until when; what is overdue stands first. */
export function WaitingLine({ kind, batches, busy, onSign }: WaitingLineProps) {
  const hydrated = useHydrated()
  const words = useWords(documentListWords)
  const language = useLanguage()
  if (batches === null) return <p className="text-muted">{words.notKnown}</p>
  if (batches.length === 0) return null
  const day = (one: string | null) => one && dayAndMonth(one, language)
  const { count, until, overdue, since } = waitingIn(batches)
  if (count + overdue === 0) {
    const { invoice, signed } = words.nothingWaits
    return (
      <p className="flex items-start gap-2 text-muted">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />
        {DOCUMENT_KIND[kind].signed ? signed : invoice}
      </p>
    )
  }
  const Icon = overdue > 0 ? CircleAlert : FilePenLine
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 p-4 text-row sm:px-5',
        overdue > 0 ? 'bg-danger-soft' : 'bg-warning-soft',
      )}
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon
          aria-hidden
          className={cn('mt-0.5 size-5 shrink-0', overdue > 0 ? 'text-danger' : 'text-warning')}
        />
        <span className="min-w-0">
          {overdue > 0 && (
            <strong className="font-strong text-danger">{words.overdue(kind, overdue, day(since))} </strong>
          )}
          {count > 0 && <span className="font-strong">{words.waits(kind, count, day(until))}</span>}
        </span>
      </p>
      {DOCUMENT_KIND[kind].signed && (
        // It works with scripts only, but has its place before: nothing moves under a press that hydrates the list.
        <Button size="sm" loading={busy} onClick={onSign} className={cn(!hydrated && 'invisible')}>
          <Signature aria-hidden />
          {words.sign(kind, count + overdue)}
        </Button>
      )}
      <TextLink asChild>
        <LocalLink to={writeDocumentQuery({ status: [DOCUMENT_STATUS.new] })} preventScrollReset>
          {words.showWaiting}
        </LocalLink>
      </TextLink>
    </div>
  )
}
