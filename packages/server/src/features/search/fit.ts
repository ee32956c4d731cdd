import type { ClauseKind } from './clause.ts'

/**
 * The rule of fit, the only one. Ads are ordered by what they satisfy, the most telling first; equal ones by freshness,
 * where a raised ad counts as fresh.
 *
 * 1. An ad that is the part, service, shop or number asked for comes before one that only names it.
 * 2. What is asked for and was given up because nothing has all of it: an ad that has the more telling of it comes first.
 * 3. The model, maker or word in the title comes before the same in the text.
 *
 * The table says how telling each kind is, and in which step it is given up where nothing has all that was asked for.
 * Without a step it is never given up: a part, a service, a category, a room.
 */
export const FIT: Readonly<Record<ClauseKind, { telling: number; step?: number }>> = {
  part: { telling: 15 },
  service: { telling: 14 },
  category: { telling: 13 },
  room: { telling: 12 },
  level: { telling: 11, step: 8 },
  shop: { telling: 10, step: 7 },
  article: { telling: 9, step: 6 },
  size: { telling: 8, step: 6 },
  brand: { telling: 7, step: 5 },
  model: { telling: 6, step: 4 },
  generation: { telling: 5, step: 3 },
  maker: { telling: 4, step: 2 },
  word: { telling: 3, step: 1 },
  condition: { telling: 2, step: 1 },
  qualifier: { telling: 1, step: 1 },
}

/** What a query is about: without any of these, words that no ad has are not left out. */
export const ANCHORS: ReadonlySet<ClauseKind> = new Set([
  'part',
  'service',
  'category',
  'room',
  'level',
  'shop',
  'article',
  'brand',
  'model',
  'size',
  'maker',
])
