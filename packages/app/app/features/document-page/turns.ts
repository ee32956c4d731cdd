/** Returns the place of a document in its batch, from 1, and its neighbours; null if it is alone or not there. */
export function turnsOf(documents: readonly { id: number }[], id: number) {
  const at = documents.findIndex((one) => one.id === id)
  if (at < 0 || documents.length < 2) return null
  return {
    position: at + 1,
    total: documents.length,
    previous: documents[at - 1]?.id ?? null,
    next: documents[at + 1]?.id ?? null,
  }
}
