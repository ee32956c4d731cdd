import { needsReason, type reasonsFor } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'

/** Actions that a button performs on an ad, by their names in the table of actions. */
export const ACTS = [
  'publish',
  'needEdits',
  'up',
  'activate',
  'unpublish',
  'archive',
  'delete',
  'takeDownImage',
] as const

export type Act = (typeof ACTS)[number]

/** Actions whose reason is sent to the owner. */
export type ExplainedAct = Parameters<typeof reasonsFor>[0]

const EXPLAINED: readonly ExplainedAct[] = ['needEdits', 'unpublish', 'delete', 'takeDownImage']

/** Actions without confirmation; the others ask first. */
const PLAIN: readonly Act[] = ['publish', 'up', 'activate']

export function isAct(word: unknown): word is Act {
  return ACTS.some((act) => act === word)
}

export function asksFirst(act: Act): boolean {
  return !PLAIN.includes(act)
}

/** The action if this user has to give a reason for it, else null. Staff have to do so for their own ads too. */
export function explainedAct(act: Act, staff: boolean): ExplainedAct | null {
  return EXPLAINED.find((one) => one === act && needsReason(one, staff ? 'staff' : 'owner')) ?? null
}

/**
 * The address of an ad's action.
 * @param back the page to return to, as a path without language
 * @param photo the key of the photo that the action is about
 */
export function actPath(id: number, act: Act, back: string, photo?: string): string {
  return `${paths.adAct(id, act)}?back=${encodeURIComponent(back)}${photo ? `&photo=${photo}` : ''}`
}

/** Returns the photo key of such an address; null if the action needs none, undefined if it needs one and has none. */
export function photoAsked(act: Act, search: URLSearchParams): string | null | undefined {
  if (act !== 'takeDownImage') return null
  return /^[0-9a-f]{20}$/.exec(search.get('photo') ?? '')?.[0]
}
