import { isPortalError } from '../client/index.ts'
import type { BatchDocument } from './batch-state.ts'
import type { DocumentToSign } from './signer.ts'
import type { Patience, SigningBoard } from './signing-board.ts'
import { outcomeOf } from './signing-sender.ts'
import { readFile, type SigningPlace } from './signing-session.ts'
import type { SigningSessions } from './signing-sessions.ts'

/** Files that are read at the same time. */
const READERS = 4

/** Fetches the bytes of the documents of a run, and compares them with the fingerprints that the sessions told. */
export function createReader(
  place: SigningPlace,
  { board, patience, sessions }: { board: SigningBoard; patience: Patience; sessions: SigningSessions },
) {
  const { dispatch } = board
  const files = new Map<number, DocumentToSign['bytes']>()

  async function read({ id, sha256 }: BatchDocument, signal: AbortSignal, isRepeated = false): Promise<void> {
    const session = sessions.of(id)
    if (sha256 === null || !session) return dispatch({ type: 'unread', id })
    const { session_id } = session
    try {
      const { bytes, right } = await patience.reach(
        () => readFile(place, { sessionId: session_id, id, sha256 }, { signal }),
        signal,
      )
      if (right) files.set(id, bytes)
      dispatch({ type: 'read', id, right })
    } catch (thrown) {
      if (!isPortalError(thrown) || signal.aborted) throw thrown
      const outcome = outcomeOf(thrown)
      if ('trouble' in outcome) throw thrown
      if (!('over' in outcome) || isRepeated) return dispatch({ type: 'unread', id })
      sessions.end(session)
      await sessions.open(['preparing', 'ready', 'kept'], signal)
      const again = board.at('preparing').find((document) => document.id === id)
      if (again) await read(again, signal, true)
    }
  }

  return {
    files,
    /** Reads the files of the documents that are prepared. */
    async readAll(signal: AbortSignal) {
      const queue = board.at('preparing').values()
      const readNext = async () => {
        for (const document of queue) await read(document, signal)
      }
      await Promise.all(Array.from({ length: READERS }, readNext))
    },
  }
}
