import type { WordDiffPart } from '@sauda/ui'
import { textDifference } from '../moderation/difference.ts'
import { changedFields, clean } from './changed-fields.ts'
import type { Values } from './item-values.ts'

export type FieldDifference = { name: string; before: WordDiffPart[]; after: WordDiffPart[] }

/** The fields in which two drafts differ, in the order of the second one. */
export function differences(before: Values, after: Values): FieldDifference[] {
  return changedFields(before, after).map((name) => ({
    name,
    ...textDifference(clean(before[name]), clean(after[name])),
  }))
}
