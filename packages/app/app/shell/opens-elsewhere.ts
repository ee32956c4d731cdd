import type { MouseEvent } from 'react'

/** A press that opens a new tab or window, which is the browser's to do. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
