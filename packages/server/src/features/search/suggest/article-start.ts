import { articleKey } from '@sauda/sdk/search'

const SHORTEST = 3
const LONGEST = 24

/**
 * What was typed as the beginning of an article number, in the form of `ad_articles.key`: «0986-479», «0 986 479» and
 * «О986479» are the same. If there are other words too, the last one counts. Null if it cannot be one.
 */
export function articleStart(typed: string): string | null {
  const whole = startOf(typed)
  return whole ?? startOf(typed.trim().split(/\s+/).at(-1) ?? '')
}

function startOf(text: string): string | null {
  const key = articleKey(text)
  const couldBe = /^[a-z0-9]*\d[a-z0-9]*$/.test(key) && key.length >= SHORTEST && key.length <= LONGEST
  return couldBe && /\d/.test(text) ? key : null
}
