import type { DocumentBatch, DocumentKind, DocumentRow, Reminded } from '@sauda/sdk/documents'
import type { ActionFailure } from '../../shell/answered.ts'
import type { SignerSettings } from '../signing/signing-request.ts'
import type { DeskDialog, DeskQuery } from './desk-query.ts'
import type { DeskCounts, DeskState, DeskSum } from './desk-states.ts'

/** A month in the list of months. */
export type DeskMonth = { id: number; period: string; late: number }

/** The batch that the desk shows. */
export type DeskBatch = {
  id: number
  /** As 2026-10. */
  period: string
  due_on: string | null
  allowed_actions: DocumentBatch['allowed_actions']
  counts: DeskCounts
  /** All of its documents, of statuses that this version does not know too. */
  documents: number
}

export type DeskDocument = Pick<
  DocumentRow,
  'id' | 'number' | 'title' | 'rooms' | 'total' | 'currency' | 'status' | 'overdue'
>

/** Opened documents of a tenant; `error` is the code of a failed call. */
export type DeskDocuments = { items: DeskDocument[]; error: string | null }

export type DeskTenant = {
  bin: string
  company: string
  /** Whether somebody has registered with this BIN, who can be reminded. */
  registered: boolean
  rooms: readonly { id: number; level: number; number: string }[]
  counts: DeskCounts
  sums: readonly DeskSum[]
  reminded_at: string | null
  /** Null while they are not shown. */
  documents: DeskDocuments | null
}

/** Everything that the page of the desk shows. */
export type Desk = {
  kind: DocumentKind
  /** How the user's browser reaches NCALayer. */
  signer: SignerSettings
  /** Null if there are no documents yet, or if they could not be loaded. */
  batch: DeskBatch | null
  months: readonly DeskMonth[]
  query: DeskQuery
  tenants: readonly DeskTenant[]
  /** How many tenants of the batch have documents in a state; `all` of them together. */
  tenantsBy: Readonly<Record<DeskState | 'all', number>>
  /** How many tenants match the filter and the search. */
  found: number
  /** How many of them have nothing left to do and are not listed. */
  folded: number
  /** Sum of what is overdue. */
  lateSums: readonly DeskSum[]
  /** Those who are overdue, while the dialog asks about reminding them. */
  late: readonly Pick<DeskTenant, 'bin' | 'company' | 'registered' | 'reminded_at'>[]
  /** The code of a failed call. */
  error: string | null
  now: string
}

/** What a form of the desk has done. */
export type DeskDone =
  | { done: 'remind'; bin: string | null; company: string | null; answer: Reminded }
  | { done: 'due'; period: string; due_on: string | null }
  | { done: 'delete'; period: string }

export type DeskFailure = ActionFailure & { values?: { due_on: string } }

/** A form of the desk that failed; `bin` is the tenant that it was about. */
export type DeskFailed = { failed: DeskDialog; bin: string | null; failure: DeskFailure }

export type DeskOutcome = DeskDone | DeskFailed
