import type { ActValues } from '../ad-actions/act-values.ts'
import { readTab, writeTab } from '../drafts/tab.ts'

const KEY = 'decisions'
/** What was typed for ads that were published then: a publication can be undone. */
const ASIDE = 'decisions-aside'
/** The ads whose texts are kept, the last ones that were typed for. */
const MOST = 30

type Slot = typeof KEY | typeof ASIDE

/** What was typed in the dialogs of an ad. Keyed by dialog: the action, and the photo if it is about one. */
export type Typed = Record<string, ActValues>

/** The key of a dialog. */
export function questionOf(act: string | null, photo?: string | null): string {
  return photo ? `${act} ${photo}` : `${act}`
}

/** Returns what a moderator typed for an ad in this tab. What another user typed is not returned. */
export function typedFor(userId: number, adId: number): Typed {
  return typedIn(KEY, userId, adId)
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

/** Sets aside what was typed for an ad, in place of what was set aside before. `content` names what was published. */
export function setAside(userId: number, adId: number, content: string): void {
  const typed = Object.entries(typedFor(userId, adId))
  forgetTyped(userId, adId)
  replace(
    userId,
    adId,
    Object.fromEntries(typed.map(([question, one]) => [`${content} ${question}`, one])),
    ASIDE,
  )
}

/** Brings back what was set aside for an ad, if the same content waits again. What has been typed since stays. */
export function bringBack(userId: number, adId: number, content: string): void {
  const aside = Object.entries(typedIn(ASIDE, userId, adId))
  if (aside.length === 0) return
  replace(userId, adId, {}, ASIDE)
  const same = aside.filter(([key]) => key.startsWith(`${content} `))
  const typed = same.map(([key, one]) => [key.slice(content.length + 1), one])
  replace(userId, adId, { ...Object.fromEntries(typed), ...typedFor(userId, adId) })
}

function typedIn(slot: Slot, userId: number, adId: number): Typed {
  return adsOf(userId, slot).find(([id]) => id === adId)?.[1] ?? {}
}

function replace(userId: number, adId: number, typed: Typed, slot: Slot = KEY): void {
  const others = adsOf(userId, slot).filter(([id]) => id !== adId)
  const texts = Object.entries(typed).filter(([, { reason, comment }]) => reason || comment)
  const ads = texts.length > 0 ? [...others, [adId, Object.fromEntries(texts)]] : others
  writeTab(slot, ads.length > 0 ? [userId, ads.slice(-MOST)] : null)
}

function adsOf(userId: number, slot: Slot): [adId: number, typed: Typed][] {
  const kept = readTab(slot)
  const [of, ads] = Array.isArray(kept) ? kept : []
  return of === userId && Array.isArray(ads) ? ads : []
}
