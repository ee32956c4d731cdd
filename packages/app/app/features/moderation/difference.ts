import type { Ad } from '@sauda/sdk/ads'
import type { WordDiffPart } from '@sauda/ui'
import { diffArrays } from 'diff'

/** Two texts, each split into parts that are unchanged, added or removed; an empty text has no parts. */
export type TextDifference = { before: WordDiffPart[]; after: WordDiffPart[] }

const TEXTS = ['title', 'text', 'title_kk', 'text_kk'] as const

export type TextField = (typeof TEXTS)[number]
export type TextDifferences = Partial<Record<TextField, TextDifference>>

/** The texts of an ad that an edit has changed. */
export function textDifferences(before: Ad, after: Ad): TextDifferences {
  return Object.fromEntries(
    TEXTS.flatMap((field) => {
      const [old, now] = [before[field] ?? '', after[field] ?? '']
      return old === now ? [] : [[field, textDifference(old, now)]]
    }),
  )
}

/**
 * A word with the whitespace before it, or a single sign: a comma after a word is a part of its own, and «28 мм» is
 * two.
 */
const TOKENS = /\s*(?:[\p{L}\p{M}\p{N}]+|[^\s])|\s+$/gu

/** With more single changes than this the texts count as entirely different; comparing them would take seconds. */
const MOST_CHANGES = 1_000

/** The difference between two texts, by words. The parts of each side add up to its exact text. */
export function textDifference(before: string, after: string): TextDifference {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  // A word is the same regardless of the whitespace before it.
  const changes = diffArrays(old.map(trimmed), now.map(trimmed), { maxEditLength: MOST_CHANGES })
  if (!changes) return { before: [part(before, 'removed')], after: [part(after, 'added')] }
  const difference: TextDifference = { before: [], after: [] }
  let [at, to] = [0, 0]
  for (const { added, removed, count } of changes) {
    if (!added) {
      put(difference.before, old.slice(at, at + count).join(''), removed ? 'removed' : 'same')
      at += count
    }
    if (!removed) {
      put(difference.after, now.slice(to, to + count).join(''), added ? 'added' : 'same')
      to += count
    }
  }
  return difference
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? []
}

function trimmed(token: string): string {
  return token.trim()
}

/** The space before a run of marked words is not marked. */
function put(parts: WordDiffPart[], text: string, change: WordDiffPart['change']) {
  const space = change === 'same' ? '' : (/^\s+/.exec(text)?.[0] ?? '')
  for (const piece of [part(space, 'same'), part(text.slice(space.length), change)]) {
    const last = parts.at(-1)
    if (last?.change === piece.change) parts[parts.length - 1] = part(last.text + piece.text, last.change)
    else if (piece.text !== '') parts.push(piece)
  }
}

function part(text: string, change: WordDiffPart['change']): WordDiffPart {
  return { text, change }
}
