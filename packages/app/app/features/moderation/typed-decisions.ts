import type { ActValues } from '../ad-actions/act-values.ts'

const KEY = 'decisions'
/** The ads whose texts are kept, the last ones that were typed for. */
const MOST = 30

/** What was typed in the dialogs of an ad. Keyed by dialog: the action, and the photo if it is about one. */
export type Typed = Record<string, ActValues>

type Kept = [userId: number, ads: [adId: number, typed: Typed][]]

/** The key of a dialog. */
export function questionOf(act: string | null, photo?: string | null): string {
  return photo ? `${act} ${photo}` : `${act}`
}

/** Returns what a moderator typed for an ad in this tab. What another user typed is not returned. */
export function typedFor(userId: number, adId: number): Typed {
  return adsOf(userId).find(([id]) => id === adId)?.[1] ?? {}
}

/** Keeps what a moderator typed in a dialog of an ad, over other pages, a reload and a new sign-in. */
export function keepTyped(userId: number, adId: number, question: string, values: ActValues): void {
  replace(userId, adId, { ...typedFor(userId, adId), [question]: values })
}

/** Forgets what was typed for an ad, or in one of its dialogs: the decision was accepted. */
export function forgetTyped(userId: number, adId: number, question?: string): void {
  const { [question ?? '']: _, ...others } = typedFor(userId, adId)
  replace(userId, adId, question === undefined ? {} : others)
}

function replace(userId: number, adId: number, typed: Typed): void {
  const others = adsOf(userId).filter(([id]) => id !== adId)
  const texts = Object.entries(typed).filter(([, { reason, comment }]) => reason || comment)
  write([userId, texts.length > 0 ? [...others, [adId, Object.fromEntries(texts)]] : others])
}

function adsOf(userId: number): Kept[1] {
  try {
    const [of, ads]: Partial<Kept> = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return of === userId && Array.isArray(ads) ? ads : []
  } catch {
    // No storage, or something else in it.
    return []
  }
}

function write([userId, ads]: Kept): void {
  try {
    if (ads.length > 0) sessionStorage.setItem(KEY, JSON.stringify([userId, ads.slice(-MOST)]))
    else sessionStorage.removeItem(KEY)
  } catch {
    // This browser has no storage.
  }
}
