import type { DocumentImportResult, DocumentKind } from '@sauda/sdk/documents'
import { groupDigits } from '@sauda/sdk/language'
import { RunBar, TogglePanel } from '@sauda/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { documentListWords } from '../document-list/words.ts'
import { kindWords } from '../documents/kind-words.ts'
import { sumsText } from '../documents/sums-text.ts'
import { importAnswerWords } from './answer-words.ts'
import { ImportProblems } from './import-problems.tsx'
import type { ImportState } from './use-import.ts'

type ImportAnswerProps = {
  kind: DocumentKind
  now: Exclude<ImportState, { state: 'empty' | 'checking' | 'failed' }>
  /** Whether the import was to be stopped. */
  isStopped: boolean
  /** Whether it was complete by then. */
  isTooLate: boolean
}

/** Warnings that change what somebody would do next: rows that they do not see are stored too. */
const LOUD: readonly string[] = ['hidden_rows']

/** What an import would do or has done, or everything that is wrong with its file. */
export function ImportAnswer({ kind, now, isStopped, isTooLate }: ImportAnswerProps) {
  const words = useWords(importAnswerWords)
  return (
    <>
      {isStopped && now.state === 'checked' && (
        <p role="status" className="text-sm">
          {isTooLate ? words.tooLate : words.stopped}
        </p>
      )}
      {now.state === 'running' ? <Progress {...now} /> : <Told kind={kind} {...now} />}
    </>
  )
}

type ToldProps = { kind: DocumentKind; state: 'checked' | 'done'; result: DocumentImportResult }

function Told({ kind, state, result }: ToldProps) {
  const words = useWords(importAnswerWords)
  const { count } = useWords(kindWords)[kind]
  const { created, renewed, problems, more_problems: more, warnings } = result
  const loud = warnings.filter(({ code }) => LOUD.includes(code))
  const quiet = warnings.filter(({ code }) => !LOUD.includes(code))
  if (problems.length > 0) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p role="alert" className="flex gap-2 rounded-3 bg-danger-soft p-4 text-danger text-row">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <span>{words.wrong(groupDigits(problems.length + more))}</span>
        </p>
        <ImportProblems problems={problems} more={more} />
      </div>
    )
  }
  const title =
    created + renewed === 0
      ? words.allHere
      : state === 'done'
        ? words.done(count(created + renewed))
        : words.right(count(created + renewed))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="status" className="flex gap-2 rounded-3 bg-positive-soft p-4 text-positive text-row">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <span className="font-strong wrap-anywhere">{title}</span>
      </div>
      <Numbers kind={kind} result={result} />
      {loud.map(({ message }) => (
        <p key={message} className="flex gap-2 rounded-3 bg-warning-soft p-4 text-row text-warning">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <span>{message}</span>
        </p>
      ))}
      {state === 'done' && created + renewed > 0 && <p className="text-muted text-sm">{words.told}</p>}
      {quiet.length > 0 && (
        <TogglePanel summary={words.warnings(groupDigits(quiet.length))}>
          <ImportProblems problems={quiet} more={0} />
        </TogglePanel>
      )}
    </div>
  )
}

function Numbers({ kind, result }: Pick<ToldProps, 'kind' | 'result'>) {
  const words = useWords(importAnswerWords)
  const { and } = useWords(documentListWords)
  const { count } = useWords(kindWords)[kind]
  const language = useLanguage()
  const { created, renewed, unchanged, sums, sheet } = result
  const lines = [
    sheet !== null && words.sheet(sheet),
    created > 0 && renewed + unchanged > 0 && words.fresh(count(created)),
    renewed > 0 && words.renewed(count(renewed)),
    unchanged > 0 && created + renewed > 0 && words.unchanged(count(unchanged)),
    sums.some(({ total }) => total > 0) && words.sum(sumsText(sums, language, and)),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** How many documents are imported so far. */
function Progress({ done, total }: { done: number; total: number }) {
  const words = useWords(importAnswerWords)
  const told = words.progress(done, total)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-strong tabular-nums">
        {told}
      </p>
      <RunBar
        parts={[
          { shape: 'full', tone: 'positive', count: done, label: told },
          { shape: 'empty', tone: 'neutral', count: total - done, label: '' },
        ]}
      />
      <p className="text-muted text-sm">{words.progressHint}</p>
    </div>
  )
}
