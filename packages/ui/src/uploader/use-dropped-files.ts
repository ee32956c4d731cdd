import { type DragEvent, useEffect, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

/**
 * Handles files that are dragged over an element and dropped onto it, and ignores files dropped beside it, which the
 * browser would open in place of the page. Any other drag is left to the browser.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const ignoreFiles = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('dragover', ignoreFiles)
    document.addEventListener('drop', ignoreFiles)
    return () => {
      document.removeEventListener('dragover', ignoreFiles)
      document.removeEventListener('drop', ignoreFiles)
    }
  }, [])
  const withFiles = (handle: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handle(event)
  }
  const handlers = {
    onDragEnter: withFiles(() => setIsOver(true)),
    onDragOver: withFiles(({ dataTransfer }) => {
      dataTransfer.dropEffect = 'copy'
    }),
    onDragLeave: withFiles(({ currentTarget, relatedTarget }) => {
      // Moving to a child element is not leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    }),
    onDrop: withFiles(({ dataTransfer }) => {
      setIsOver(false)
      const files = droppedFiles(dataTransfer.items)
      if (files.length > 0) onFiles(files)
    }),
  }
  return [isOver, handlers] as const
}
