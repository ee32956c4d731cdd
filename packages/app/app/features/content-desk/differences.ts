import type { WordDiffPart } from '@sauda/ui'
import { textDifference } from '../moderation/difference.ts'
import type { Values } from './item-values.ts'

export type FieldDifference = { name: string; before: WordDiffPart[]; after: WordDiffPart[] }

/** Fields of a form that are no part of an entry. */
const APART =
  /^(?:intent|version|from|till|effective_on|change_note(?:_kk)?|idempotency_key|image\.remove|image\.file)$/

/** The fields in which two drafts differ, in the order of the second one. */
export function differences(before: Values, after: Values): FieldDifference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => !APART.test(name),
  )
  return names.flatMap((name) => {
    const [old, now] = [clean(before[name]), clean(after[name])]
    return old === now ? [] : [{ name, ...textDifference(old, now) }]
  })
}

const clean = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()
