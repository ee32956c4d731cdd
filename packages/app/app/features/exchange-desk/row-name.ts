import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import type { ExchangeRow } from '@sauda/sdk/exchange'
import * as paths from '@sauda/sdk/paths'
import { useWords } from '../../language/language-context.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { exchangeWords } from './words.ts'

/** «Акт № АВР-02114»; as much of it as could be read. */
export function useRowName(): (row: Pick<ExchangeRow, 'kind' | 'number' | 'guid'>) => string {
  const kinds = useWords(kindWords)
  const { journal } = useWords(exchangeWords)
  return ({ kind, number, guid }) => {
    const known = DOCUMENT_KINDS.find((one) => one === kind)
    if (number === null) return guid ?? journal.unnamed
    return known ? kinds[known].named(number) : number
  }
}

/** The page of the document that a row became. */
export function documentOf({ kind, document_id }: ExchangeRow): string | null {
  const known = DOCUMENT_KINDS.find((one) => one === kind)
  return known && document_id !== null ? paths.document(known, document_id) : null
}
