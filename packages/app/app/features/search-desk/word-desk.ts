import type { SearchReading, SearchTarget, SearchWord } from '@sauda/sdk/search-words'
import type { ActionFailure } from '../../shell/answered.ts'
import type { KEY_FIELD } from '../forms/form-key.tsx'
import type { WordDialog, WordQuery } from './word-query.ts'

/** What the page shows. */
export type WordDesk = {
  query: WordQuery
  words: { items: SearchWord[]; total: number; error: string | null }
  /** What the search makes of the query that is checked; null if none is. */
  reading: SearchReading | null
  /** Why it could not be checked. */
  readingError: string | null
  /** The word that the dialog is about; null if it is gone. */
  word: SearchWord | null
  /** What a word may stand for; empty without a form of a word. */
  targets: SearchTarget[]
  /** The idempotency key of a form that is sent for the first time. */
  firstKey: string
}

/** A word as it was typed. */
export type WordValues = { text: string; target: string; [KEY_FIELD]?: string }

export type WordFailure = ActionFailure & { values?: WordValues }

/** The result of a form of the page. */
export type WordOutcome =
  | { done: WordDialog | 'hide' | 'show'; text: string }
  | { failed: WordDialog | 'hide' | 'show'; failure: WordFailure }
