import { clockTime, longDate } from '@sauda/sdk/language'
import { canSignAgain, signingCounts } from '@sauda/sdk/signing'
import { ProgressRow, ProgressRows } from '@sauda/ui'
import { Timer } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { BatchRun, TimeLine } from './batch-run.tsx'
import { BigSum } from './big-sum.tsx'
import { DialogPicture } from './dialog-picture.tsx'
import offline from './drawings/offline.svg?no-inline'
import signed from './drawings/signed.svg?no-inline'
import { FailedRows } from './failed-rows.tsx'
import { DoneRow } from './running-body.tsx'
import { SignedZip } from './signed-zip.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { troubleWords } from './trouble-words.ts'
import { Note } from './waiting-bodies.tsx'
import { signingWords } from './words.ts'

export function OfflineBody({ shown }: SigningBodyProps) {
  const words = useWords(signingWords).offline
  const { unkept } = useWords(troubleWords)
  const { batch, isKept } = shown
  const { kept, submitting } = signingCounts(batch)
  const made = kept + submitting
  return (
    <>
      <DialogPicture src={offline} ground="sand" />
      <BatchRun batch={batch} />
      <p className="text-row">
        {made > 0 && !isKept ? (
          unkept.offline(made)
        ) : made > 0 ? (
          <>
            <span className="font-strong">{words.kept(made)}</span>
            {words.rest}
          </>
        ) : (
          words.nothing
        )}
      </p>
      {made > 0 && batch.expiresAt !== null && (
        <p className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
          <Timer aria-hidden className="size-4 shrink-0" />
          {words.until(clockTime(new Date(batch.expiresAt).toISOString()))}
        </p>
      )}
    </>
  )
}

export function RestoredBody({ shown, now }: SigningBodyProps) {
  const words = useWords(signingWords).restored
  const { batch } = shown
  const { done, kept, submitting, idle } = signingCounts(batch)
  const sending = kept + submitting
  return (
    <>
      <BatchRun batch={batch} />
      <ProgressRows>
        <ProgressRow state="done" title={words.accepted} end={done} />
        {sending > 0 && <ProgressRow state="now" title={words.sending} end={sending} />}
        <ProgressRow state="waiting" title={words.unsigned} end={idle} />
      </ProgressRows>
      <TimeLine batch={batch} now={now} extra={words.askKey} />
    </>
  )
}

export function OverBody({ shown }: SigningBodyProps) {
  const words = useWords(signingWords).over
  return (
    <>
      <BatchRun batch={shown.batch} />
      <Note icon={<Timer aria-hidden className="text-warning" />}>{words.note}</Note>
    </>
  )
}

/** What was signed, what was not, and why. */
export function ResultBody(props: SigningBodyProps) {
  const words = useWords(signingWords).result
  const { batch } = props.shown
  const left = signingCounts(batch).idle
  return (
    <>
      <BatchRun batch={batch} />
      <ProgressRows>
        <FailedRows {...props} />
        <DoneRow {...props} />
        {left > 0 && <ProgressRow state="waiting" title={words.left(left)} />}
      </ProgressRows>
      <SignedZip {...props} />
    </>
  )
}

export function AllBody({ kind, shown, rows }: SigningBodyProps) {
  const words = useWords(signingWords)
  const language = useLanguage()
  const { batch, holder } = shown
  // Of what a telephone has signed while the page was away only the portal knows when.
  const settled = batch.settledAt.at(-1)
  const at = settled === undefined ? null : new Date(settled).toISOString()
  const { done } = signingCounts(batch)
  const pending = batch.documents.filter((document) => document.pending).length
  return (
    <>
      <DialogPicture src={signed} ground="sage" />
      <BigSum kind={kind} rows={[...rows.values()]} />
      <dl className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-3 text-row [&>*]:py-1.5">
        {at !== null && (
          <>
            <dt className="text-muted text-sm">{words.all.when}</dt>
            <dd className="tabular-nums">{`${longDate(at, language)}, ${clockTime(at)}`}</dd>
          </>
        )}
        {holder && (
          <>
            <dt className="border-line border-t text-muted text-sm">{words.all.with}</dt>
            <dd className="border-line border-t wrap-anywhere">
              {[holder.bin === null ? words.all.person : words.all.company, holder.name]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </>
        )}
      </dl>
      {pending > 0 && pending <= done && <Note>{words.result.pending(pending)}</Note>}
      <SignedZip kind={kind} shown={shown} />
    </>
  )
}

/** How many of the failed documents can be signed again. */
export function retryable({ batch }: Pick<SigningBodyProps['shown'], 'batch'>): number {
  return batch.documents.filter(({ failure }) => canSignAgain(failure)).length
}
