import type { Values } from './item-values.ts'

/** What was typed and not saved, with the version that it was made from. */
export type KeptDraft = { base: number; values: Values }

/** One for each tab: a tab shows one form. */
const SLOT = 'content-draft'

/** Keeps what was typed for a reload, or for the same page in the other language. `of` is the entry and its user. */
export function keepDraft(of: string, draft: KeptDraft): void {
  try {
    sessionStorage.setItem(SLOT, JSON.stringify([of, draft]))
  } catch {
    // This browser has no storage, or the text is longer than it takes.
  }
}

/** Returns the draft of an entry, if this tab has one. */
export function keptDraft(of: string): KeptDraft | null {
  try {
    const [key, draft] = JSON.parse(sessionStorage.getItem(SLOT) ?? '[]')
    return key === of && Number.isInteger(draft?.base) && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** Forgets the draft of an entry, or any. */
export function forgetDraft(of?: string): void {
  try {
    if (!of || keptDraft(of)) sessionStorage.removeItem(SLOT)
  } catch {
    // This browser has no storage.
  }
}
