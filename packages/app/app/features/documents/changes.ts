const listeners = new Set<() => void>()

/** Says that documents have changed on this page, such as by a download, so that their numbers are loaded again. */
export function documentsChanged(): void {
  for (const listener of [...listeners]) listener()
}

/** Returns a function that stops listening. */
export function onDocumentsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
