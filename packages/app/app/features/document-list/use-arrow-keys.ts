import type { KeyboardEvent } from 'react'
import { isWide } from './use-shown-paper.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus from document to document with the arrow keys; beside the list, the paper follows. */
export function useArrowKeys(show: (id: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    const { currentTarget, ctrlKey, altKey, metaKey, shiftKey } = event
    if (step === undefined || ctrlKey || altKey || metaKey || shiftKey) return
    const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-document]')]
    const place = links.findIndex((link) => link.matches(':focus'))
    const next = place < 0 ? undefined : links[place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (isWide()) show(Number(next.dataset.document))
  }
}
