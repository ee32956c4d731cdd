import type { DocumentKind } from '@sauda/sdk/documents'

/** What a list shows of a row, as far as it could be read. */
export interface RowFacts {
  kind: DocumentKind | null
  guid: string | null
  data_version: string | null
  number: string | null
  company: string | null
  bin: string | null
  total: number | null
  currency: string | null
}

/** Returns the text that the search of the journal looks in. */
export function wordsOf({ number, guid, company, bin }: RowFacts): string {
  return [number, guid, company, bin].filter(Boolean).join(' ').toLowerCase()
}
