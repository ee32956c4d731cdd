import type { WordDiffPart } from '@sauda/ui'
import { textDifference } from '../moderation/difference.ts'
import { changedFields, clean, entryIn } from './changed-fields.ts'
import type { Values } from './item-values.ts'

export type FieldDifference = { name: string; before: WordDiffPart[]; after: WordDiffPart[] }

/** The fields in which two drafts differ, in the order of the second one. */
export function differences(before: Values, after: Values): FieldDifference[] {
  const [old, now] = [entryIn(before), entryIn(after)]
  return changedFields(old, now).map((name) => ({
    name,
    ...textDifference(clean(old[name]), clean(now[name])),
  }))
}
