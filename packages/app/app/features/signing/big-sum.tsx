import type { SignedKind } from '@sauda/sdk/signing'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { sumsOf } from '../documents/by-batch.ts'
import { sumsText } from '../documents/sums-text.ts'
import type { SignedRow } from './signing-request.ts'
import { signingWords } from './words.ts'

/** «25 актов, 3 124 680 ₸». */
export function BigSum({ kind, rows }: { kind: SignedKind; rows: readonly SignedRow[] }) {
  const words = useWords(signingWords)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-display font-semibold text-2xl tracking-[-0.02em] tabular-nums">
      <span>{words.count(kind, rows.length)}</span>
      <SumText rows={rows} />
    </p>
  )
}

/** The sum of documents, by currency. */
export function SumText({ rows }: { rows: readonly SignedRow[] }) {
  const language = useLanguage()
  return <span>{sumsText(sumsOf(rows), language, ' + ')}</span>
}
