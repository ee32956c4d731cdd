import type { PartAnswer } from '@sauda/sdk/part-requests'
import { type RefObject, useRef, useState } from 'react'

/**
 * The answers as the list shows them. New ones wait behind a button while the list has the focus, so that it does not move under
 * a finger; changes of those that are shown are seen at once.
 */
export function useHeldAnswers(answers: readonly PartAnswer[], list: RefObject<HTMLElement | null>) {
  const [known, setKnown] = useState<ReadonlySet<number>>(() => new Set(answers.map(({ id }) => id)))
  // Answers that were new when this page was opened, or have come since, stay marked until it is left.
  const fresh = useRef(new Set<number>())
  for (const { id, is_new } of answers) if (is_new) fresh.current.add(id)
  const added = answers.filter(({ id }) => !known.has(id))
  const isHeld = added.length > 0 && (list.current?.contains(document.activeElement) ?? false)
  if (added.length > 0 && !isHeld) setKnown(new Set(answers.map(({ id }) => id)))
  return {
    shown: isHeld ? answers.filter(({ id }) => known.has(id)) : answers,
    held: isHeld ? added.length : 0,
    isFresh: (id: number) => fresh.current.has(id),
    release: () => setKnown(new Set(answers.map(({ id }) => id))),
  }
}
