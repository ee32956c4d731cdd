import type { DocumentKind, DocumentRow } from '@sauda/sdk/documents'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { type Chosen, type ChosenDocument, choose } from './chosen-documents.ts'

/** Id of the form that the checkboxes refer to. */
export const CHOSEN_FORM = 'chosen-documents'

/**
 * The selections by user and kind: a user who comes back from a document finds what was chosen. Only in the browser,
 * for the lifetime of the tab.
 */
const kept = new Map<string, Chosen>()

const NONE: Chosen = new Map()

export type Choice = {
  readonly chosen: Chosen
  readonly set: (documents: readonly ChosenDocument[], on: boolean) => void
  /** Chooses documents no more. */
  readonly drop: (ids: readonly number[]) => void
  readonly clear: () => void
}

/** The chosen documents. They stay chosen when the list is filtered or expanded. */
export function useChosen(userId: number, kind: DocumentKind, shown: readonly DocumentRow[]): Choice {
  const [chosen, setChosen] = useState<Chosen>(NONE)
  const key = `${userId} ${kind}`

  function keep(next: Chosen) {
    kept.set(key, next)
    setChosen(next)
  }

  const begin = useEffectEvent(() => {
    const ticked = tickedBoxes()
    const early = shown.filter(({ id }) => ticked.has(String(id)))
    keep(choose(kept.get(key) ?? NONE, early, true))
  })
  // Boxes may be ticked before scripts load.
  useLayoutEffect(() => begin(), [])

  // What has changed since it was chosen is known of those that the list shows.
  const latest = useMemo(() => {
    const known = shown.filter(({ id }) => chosen.has(id))
    return known.length > 0 ? choose(chosen, known, true) : chosen
  }, [chosen, shown])

  return {
    chosen: latest,
    set: (documents, on) => keep(choose(chosen, documents, on)),
    drop: (ids) => keep(new Map([...chosen].filter(([id]) => !ids.includes(id)))),
    clear: () => keep(NONE),
  }
}

function tickedBoxes(): Set<string> {
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[form=${CHOSEN_FORM}][name=ids]:checked`)
  return new Set([...boxes].map(({ value }) => value))
}
