import type { DocumentKind } from '@sauda/sdk/documents'
import type { RunPart } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { deskCountWords } from './count-words.ts'
import { DESK_STATES, type DeskCounts, LOOKS } from './desk-states.ts'

/** Returns counts as the parts of a `Run`. */
export function useRunParts(kind: DocumentKind): (counts: DeskCounts) => RunPart[] {
  const { states } = useWords(deskCountWords)
  return (counts) =>
    DESK_STATES.map((state) => ({
      ...LOOKS[state],
      count: counts[state],
      label: states[kind][state](counts[state]),
    }))
}
