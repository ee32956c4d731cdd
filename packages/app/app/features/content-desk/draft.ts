import type { ContentImage } from '@sauda/sdk/content'
import type { Values } from './item-values.ts'

/** What was typed and not saved, with the version that it was made from. */
export type KeptDraft = {
  base: number
  values: Values
  /** The picture of the values, which need not be a part of the entry yet. */
  image?: ContentImage | null
  /** The name of a picture that was chosen and not sent. */
  file?: string | undefined
}

/** One for each entry and user, in each tab. */
const slotOf = (of: string) => `content-draft ${of}`

/** Keeps what was typed for a reload, or for the same page in the other language. `of` is the entry and its user. */
export function keepDraft(of: string, draft: KeptDraft): void {
  try {
    sessionStorage.setItem(slotOf(of), JSON.stringify(draft))
  } catch {
    // This browser has no storage, or the text is longer than it takes.
  }
}

/** Returns the draft of an entry, if this tab has one. */
export function keptDraft(of: string): KeptDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(slotOf(of)) ?? 'null')
    return Number.isInteger(draft?.base) && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** Forgets the draft of an entry. */
export function forgetDraft(of: string): void {
  try {
    sessionStorage.removeItem(slotOf(of))
  } catch {
    // This browser has no storage.
  }
}
