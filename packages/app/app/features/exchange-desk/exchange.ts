import type {
  ExchangeBase,
  ExchangeBaseCreated,
  ExchangeBaseHealth,
  ExchangeRepeated,
  ExchangeRow,
  ExchangeRowDetails,
} from '@sauda/sdk/exchange'
import type { ActionFailure } from '../../shell/answered.ts'
import type { ExchangeDialog, ExchangeQuery } from './exchange-query.ts'

/** Rows with their number; `error` is the code of a failed call. */
export type ExchangeRows = { items: readonly ExchangeRow[]; total: number; error: string | null }

/** A company that is not registered, and what waits for it. */
export type UnknownTenant = {
  bin: string
  company: string | null
  documents: number
  /** When its first document came. */
  since: string
}

/** Everything that the page shows. */
export type Exchange = {
  query: ExchangeQuery
  /** All bases, also revoked ones, for the filter. */
  bases: readonly ExchangeBase[]
  health: { items: readonly ExchangeBaseHealth[]; error: string | null }
  mend: ExchangeRows
  unknown: { tenants: readonly UnknownTenant[]; error: string | null }
  journal: ExchangeRows & {
    /** The `shown` of the next step; null if all rows are shown. */
    more: number | null
    totalIsEstimate: boolean
  }
  /** The row that is shown as it came. */
  opened: ExchangeRowDetails | null
  /** Months to choose from, latest first, as 2026-11. */
  months: readonly string[]
  /** Whether the user may add and revoke bases. */
  manages: boolean
  now: string
}

export type BaseValues = { name: string; networks: string }

export type ExchangeFailure = ActionFailure & { values?: BaseValues }

/** What a form of the page has done. */
export type ExchangeOutcome =
  | { done: 'add'; added: ExchangeBaseCreated }
  | { done: 'revoke' }
  | { done: 'repeat'; answer: ExchangeRepeated }
  /** How many rows were put aside now. */
  | { done: 'aside'; count: number }
  | { failed: ExchangeDialog | 'repeat' | 'aside'; failure: ExchangeFailure }
