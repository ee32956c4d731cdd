import { useEffect } from 'react'
import { droppedFiles } from './dropped-files.ts'

/**
 * Handles files that are pasted anywhere on the page, such as a screenshot. Text that is pasted into a field is left to
 * the browser, even if the clipboard also has a picture of it, as after copying from a spreadsheet.
 */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  // Subscribes again after each render, since the handler depends on the current items.
  useEffect(() => {
    const takePasted = (event: ClipboardEvent) => {
      const { clipboardData, target, defaultPrevented } = event
      if (!clipboardData || defaultPrevented) return
      if (isTextField(target) && clipboardData.types.includes('text/plain')) return
      const files = droppedFiles(clipboardData.items)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', takePasted)
    return () => document.removeEventListener('paste', takePasted)
  })
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type=file])'))
  )
}
