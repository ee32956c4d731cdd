import type { DictionaryUses } from '@sauda/sdk/content-editor'
import type { ActionFailure } from '../../shell/answered.ts'
import type { KEY_FIELD } from '../forms/form-key.tsx'

export const DICTIONARIES = ['brands', 'services', 'parts', 'districts', 'trades'] as const
export type Dictionary = (typeof DICTIONARIES)[number]

export const DIALOGS = ['add', 'edit', 'merge', 'delete'] as const
export type DictionaryDialog = (typeof DIALOGS)[number]

/** The dialogs of a dictionary. Nothing but its people refers to a district, so that districts are not merged. */
export const dialogsOf = (of: Dictionary): readonly DictionaryDialog[] =>
  of === 'districts' ? DIALOGS.filter((one) => one !== 'merge') : DIALOGS

/**
 * Whether the server would not delete an entry, because published ads or companies have it. Others may be in use, too: the server
 * knows.
 */
export const isUsed = ({ ads = 0, companies = 0 }: Entry) => ads + companies > 0

/** The server takes no more groups of trades. */
const MOST_TRADES = 8

/** Whether a dictionary takes one more entry. */
export const takesMore = ({ of, all }: Pick<DictionaryDesk, 'of' | 'all'>) =>
  of !== 'trades' || all.length < MOST_TRADES

/**
 * An entry of any dictionary; a brand has one name, only a part has a category; a district has people instead
 * of ads, and a group of trades companies.
 */
export type Entry = {
  id: number
  name: string
  name_kk?: string
  category?: string
  drawing?: string | null
  ads?: number
  people?: number
  companies?: number
}

export type DictionaryDesk = {
  of: Dictionary
  q: string
  /** The entries that are searched for, and all of them for the choice of another one. */
  found: Entry[]
  all: Entry[]
  error: string | null
  ask: DictionaryDialog | null
  entry: Entry | null
  /** The drawings that a part may have, if the form asks for one. */
  drawings: readonly string[]
  firstKey: string
}

export type DictionaryValues = {
  name: string
  name_kk: string
  category: string
  drawing: string
  into: string
  [KEY_FIELD]: string
}

export type DictionaryOutcome =
  | { done: DictionaryDialog; name: string }
  | {
      failed: DictionaryDialog
      failure: ActionFailure
      uses: DictionaryUses | null
      values: DictionaryValues
    }

/** The query of the page with a search and a dialog. */
export function dictionarySearch(q: string, ask?: DictionaryDialog, entry?: number): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(ask && { ask }),
    ...(entry && { entry: String(entry) }),
  })
  return `?${search}`
}
