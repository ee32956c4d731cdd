import { typed } from '@sauda/sdk/language'
import { foldedWords } from '@sauda/sdk/search'
import type { FieldErrors } from '../../../contract/failure.ts'

type Names = { name: string; name_kk?: string }

const LONGEST = 80

/** Returns names as they are stored, and what is wrong with them beside the other entries of their dictionary. */
export function checkedNames(draft: Names, others: readonly Names[]): { names: Names; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const names: Names = { name: '' }
  for (const field of ['name', 'name_kk'] as const) {
    if (draft[field] === undefined) continue
    const text = typed(draft[field]).replaceAll(/\s+/g, ' ')
    const code = nameProblem(text) ?? (isTaken(text, field, others) ? 'taken' : undefined)
    if (code) errors[field] = [code]
    names[field] = text
  }
  return { names, errors }
}

function nameProblem(text: string) {
  if (foldedWords(text).length === 0) return 'required'
  return [...text].length > LONGEST ? 'too_long' : undefined
}

/** Names that the search cannot tell apart are the same. */
function isTaken(text: string, field: keyof Names, others: readonly Names[]): boolean {
  const key = foldedWords(text).join(' ')
  return others.some((other) => foldedWords(other[field] ?? '').join(' ') === key)
}
