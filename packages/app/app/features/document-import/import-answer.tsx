import type { DocumentImportResult, DocumentKind } from '@sauda/sdk/documents'
import { groupDigits } from '@sauda/sdk/language'
import { TogglePanel } from '@sauda/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { documentListWords } from '../document-list/words.ts'
import { kindWords } from '../documents/kind-words.ts'
import { sumsText } from '../documents/sums-text.ts'
import { importAnswerWords } from './answer-words.ts'
import { ImportProblems } from './import-problems.tsx'

type ImportAnswerProps = { kind: DocumentKind; state: 'checked' | 'done'; result: DocumentImportResult }

/** What an import would do or has done, or everything that is wrong with its file. */
export function ImportAnswer({ kind, state, result }: ImportAnswerProps) {
  const words = useWords(importAnswerWords)
  const { count } = useWords(kindWords)[kind]
  const { created, renewed, problems, more_problems: more, warnings } = result
  if (problems.length > 0) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p role="alert" className="flex gap-2 rounded-3 bg-danger-soft p-4 text-danger text-row">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
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
      {state === 'done' && created + renewed > 0 && <p className="text-muted text-sm">{words.told}</p>}
      {warnings.length > 0 && (
        <TogglePanel summary={words.warnings(groupDigits(warnings.length))}>
          <ImportProblems problems={warnings} more={0} />
        </TogglePanel>
      )}
    </div>
  )
}

function Numbers({ kind, result }: Pick<ImportAnswerProps, 'kind' | 'result'>) {
  const words = useWords(importAnswerWords)
  const { and } = useWords(documentListWords)
  const { count } = useWords(kindWords)[kind]
  const language = useLanguage()
  const { created, renewed, unchanged, sums } = result
  const lines = [
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
