import type { DocumentToSign } from './signer.ts'

/** What one request to a signer contains at most: bytes, and documents. */
const MOST_BYTES = 20_000_000
const MOST_AT_ONCE = 200

/** Chooses what the signer gets next: the first document, or as many as one request may contain. */
export function nextRound(
  ready: readonly { id: number }[],
  files: ReadonlyMap<number, DocumentToSign['bytes']>,
  several: boolean,
): DocumentToSign[] {
  const round: DocumentToSign[] = []
  let size = 0
  for (const { id } of ready) {
    const bytes = files.get(id)
    if (!bytes) continue
    size += bytes.length
    if (round.length > 0 && (!several || size > MOST_BYTES || round.length >= MOST_AT_ONCE)) break
    round.push({ id, bytes })
  }
  return round
}
