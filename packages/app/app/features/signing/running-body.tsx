import { type BatchDocument, signingCounts } from '@sauda/sdk/signing'
import { ProgressRow, ProgressRows } from '@sauda/ui'
import { ChevronDown, Info } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { BatchRun, TimeLine } from './batch-run.tsx'
import { SumText } from './big-sum.tsx'
import { FailedRows } from './failed-rows.tsx'
import { FileLink, Fingerprint, RowPlates } from './file-link.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { Note } from './waiting-bodies.tsx'
import { signingWords } from './words.ts'

/** How many of the documents that wait are listed. */
const LISTED = 3

/** A batch that is being signed or sent: failures on top, what is under way, then the rest. */
export function RunningBody(props: SigningBodyProps) {
  const { shown, rows, now } = props
  const { batch } = shown
  return (
    <>
      <BatchRun batch={batch} />
      <TimeLine batch={batch} now={now} />
      <ProgressRows>
        <FailedRows {...props} />
        <DoneRow {...props} />
        <UnderwayRows documents={batch.documents} rows={rows} />
        <WaitingRows {...props} />
      </ProgressRows>
    </>
  )
}

/** One document after the other, each with its own password. */
export function OneByOneBody(props: SigningBodyProps) {
  const { kind, shown, rows, now } = props
  const words = useWords(signingWords).oneByOne
  const { batch } = shown
  const current = batch.documents.find(({ step }) => step === 'signing')
  const row = current && rows.get(current.id)
  return (
    <>
      <BatchRun batch={batch} />
      {current && row && (
        <div className="grid gap-1.5 rounded-3 bg-accent-soft px-4 py-3.5">
          <p className="flex flex-wrap items-center gap-x-2 font-strong wrap-anywhere">
            {row.title}
            <RowPlates row={row} />
            <span className="ml-auto tabular-nums">
              <SumText rows={[row]} />
            </span>
          </p>
          <p className="text-sm tabular-nums wrap-anywhere">
            <Fingerprint row={row} document={current} />
          </p>
          <p>
            <FileLink document={current} label={words.read(kind)} />
          </p>
        </div>
      )}
      <TimeLine batch={batch} now={now} />
      <ProgressRows>
        <FailedRows {...props} />
        <DoneRow {...props} />
        <WaitingRows {...props} listed={1} />
      </ProgressRows>
      <Note icon={<Info aria-hidden className="text-info" />}>{words.note(batch.documents.length)}</Note>
    </>
  )
}

/** What is done, as one row that can be opened. */
export function DoneRow({ shown, rows }: SigningBodyProps) {
  const words = useWords(signingWords)
  const [open, setOpen] = useState(false)
  const done = shown.batch.documents.filter(({ step }) => step === 'done')
  const pending = done.filter((document) => document.pending).length
  if (done.length === 0) return null
  return (
    <>
      <ProgressRow
        state="done"
        title={words.running.done(done.length)}
        note={pending > 0 ? words.result.pending(pending) : undefined}
        end={
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-6 items-center gap-1 text-accent-ink underline-offset-3 hover:underline"
          >
            {open ? words.running.hide : words.running.show}
            <ChevronDown aria-hidden className={open ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        }
      />
      {open &&
        done.map(({ id }) => {
          const row = rows.get(id)
          return (
            row && (
              <ProgressRow
                key={id}
                state="done"
                title={row.title}
                mark={<RowPlates row={row} />}
                note={row.number}
              />
            )
          )
        })}
    </>
  )
}

type UnderwayProps = { documents: readonly BatchDocument[]; rows: SigningBodyProps['rows'] }

function UnderwayRows({ documents, rows }: UnderwayProps) {
  const words = useWords(signingWords).running
  const underway = documents.filter(({ step }) => step === 'submitting').slice(0, 1)
  const current = underway[0] ?? documents.find(({ step }) => step === 'signing' || step === 'kept')
  const row = current && rows.get(current.id)
  if (!current || !row) return null
  return (
    <ProgressRow
      state="now"
      title={row.title}
      mark={<RowPlates row={row} />}
      note={<Fingerprint row={row} document={current} />}
      end={words.checking}
    />
  )
}

function WaitingRows({ shown, rows, listed = LISTED }: SigningBodyProps & { listed?: number }) {
  const words = useWords(signingWords)
  const { documents } = shown.batch
  const { submitting, signing, kept } = signingCounts(shown.batch)
  const waiting = documents.filter(
    ({ step }) =>
      step === 'ready' || step === 'idle' || step === 'kept' || step === 'signing' || step === 'submitting',
  )
  // The first of those that are under way has its own row.
  const rest = submitting + signing + kept > 0 ? without(waiting) : waiting
  const known = rest.flatMap(({ id }) => rows.get(id) ?? [])
  // A single one more is listed as well.
  const shownRows = known.length === listed + 1 ? known : known.slice(0, listed)
  const more = known.slice(shownRows.length)
  return (
    <>
      {shownRows.map((row, at) => (
        <ProgressRow
          key={row.id}
          state="waiting"
          title={row.title}
          mark={<RowPlates row={row} />}
          note={row.number}
          end={at === 0 && listed === 1 ? words.oneByOne.next : words.running.queued}
        />
      ))}
      {more.length > 0 && (
        <ProgressRow state="waiting" title={words.running.rest(more.length)} end={<SumText rows={more} />} />
      )}
    </>
  )
}

/** The documents without the one that is under way: what is being sent comes first, then what is being signed. */
function without(documents: readonly BatchDocument[]): BatchDocument[] {
  const current =
    documents.find(({ step }) => step === 'submitting') ??
    documents.find(({ step }) => step === 'signing' || step === 'kept')
  return documents.filter((document) => document !== current)
}
