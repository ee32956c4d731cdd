import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

type KeyboardSortingOptions = {
  ids: readonly string[]
  list: RefObject<HTMLElement | null>
  /** The item that was pressed: arrow keys move it. */
  selected: string | undefined
  onMove: (from: number, to: number) => void
  /** Called for Escape with the order that the item was pressed in. */
  onCancel: (ids: readonly string[]) => void
}

/** Sorts the items of a list with arrow keys, Home and End, once an item is pressed; Escape puts it back. */
export function useKeyboardSorting({ ids, list, selected, onMove, onCancel }: KeyboardSortingOptions) {
  const before = useRef<{ selected: string | undefined; ids: readonly string[] }>({ selected, ids })
  if (before.current.selected !== selected) before.current = { selected, ids }
  const latest = useRef({ ids, onCancel })
  latest.current = { ids, onCancel }
  const focused = useRef<string>(undefined)

  // React moves the element, and a moved element loses the focus.
  const order = ids.join()
  useEffect(() => {
    if (focused.current === undefined || order === '') return
    list.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = undefined
  }, [order, list])

  useEffect(() => {
    if (selected === undefined) return
    const cancel = (event: globalThis.KeyboardEvent) => {
      const area = list.current?.parentElement
      if (event.key !== 'Escape' || !area?.contains(document.activeElement)) return
      // A dialog around the list stays open.
      event.stopImmediatePropagation()
      if (list.current?.contains(document.activeElement)) focused.current = selected
      const there = new Set(latest.current.ids)
      latest.current.onCancel(before.current.ids.filter((id) => there.has(id)))
    }
    addEventListener('keydown', cancel, true)
    return () => removeEventListener('keydown', cancel, true)
  }, [selected, list])

  return function move(event: KeyboardEvent, id: string) {
    const step = STEPS[event.key]
    if (step === undefined || id !== selected) return
    event.preventDefault()
    const from = ids.indexOf(id)
    const to = Math.min(Math.max(from + step, 0), ids.length - 1)
    if (from < 0 || from === to) return
    focused.current = id
    onMove(from, to)
  }
}
