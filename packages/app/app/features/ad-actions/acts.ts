import { needsReason, type reasonsFor } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'

/** What can be done with an ad by a press, under the names of the table of actions. */
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

/** Acts whose reason goes to the owner. */
export type ExplainedAct = Parameters<typeof reasonsFor>[0]

const EXPLAINED: readonly ExplainedAct[] = ['needEdits', 'unpublish', 'delete', 'takeDownImage']

/** Acts that are done at once; the others ask first. */
const PLAIN: readonly Act[] = ['publish', 'up', 'activate']

export function isAct(word: unknown): word is Act {
  return ACTS.some((act) => act === word)
}

export function asksFirst(act: Act): boolean {
  return !PLAIN.includes(act)
}

/** The act where this person has to say why, else null. Staff are staff on their own ads too. */
export function explainedAct(act: Act, staff: boolean): ExplainedAct | null {
  return EXPLAINED.find((one) => one === act && needsReason(one, staff ? 'staff' : 'owner')) ?? null
}

/**
 * Where an act of an ad has an address.
 * @param back where one comes from, in Russian's paths
 * @param photo the key of the photo that it is about
 */
export function actPath(id: number, act: Act, back: string, photo?: string): string {
  return `${paths.adAct(id, act)}?back=${encodeURIComponent(back)}${photo ? `&photo=${photo}` : ''}`
}

/** The key of a photo in such an address; null where the act needs none, undefined where it needs one and has none. */
export function photoAsked(act: Act, search: URLSearchParams): string | null | undefined {
  if (act !== 'takeDownImage') return null
  return /^[0-9a-f]{20}$/.exec(search.get('photo') ?? '')?.[0]
}
