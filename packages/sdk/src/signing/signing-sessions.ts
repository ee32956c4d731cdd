import type { SigningStep } from './batch-state.ts'
import type { Patience, SigningBoard } from './signing-board.ts'
import { openSession, type SigningPlace } from './signing-session.ts'

/** Permission to send signatures. */
export interface OpenedSession {
  readonly session_id: string
  readonly nonce: string
}

/** Ids that are sent in one request: its address may not become too long. */
const ASKED_AT_ONCE = 500

/** The sessions of a run. Each document knows its own, so that another session takes nothing away from it. */
export function createSessions(place: SigningPlace, board: SigningBoard, { reach }: Patience) {
  const sessions = new Map<number, OpenedSession>()
  let last: Promise<unknown> = Promise.resolve()

  async function openNow(steps: readonly SigningStep[], signal: AbortSignal) {
    const ids = board
      .at(...steps)
      .map(({ id }) => id)
      .filter((id) => !sessions.has(id))
    for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
      const asked = ids.slice(from, from + ASKED_AT_ONCE)
      const answer = await reach(() => openSession(place, asked, { signal }), signal)
      if ('session_id' in answer) for (const { id } of answer.documents) sessions.set(id, answer)
      board.dispatch({ type: 'begun', asked, session: answer })
    }
  }

  return {
    /** The session of a document; undefined if it has none. */
    of: (id: number) => sessions.get(id),
    /** Opens sessions for the documents at some steps that have none. */
    open(steps: readonly SigningStep[], signal: AbortSignal): Promise<void> {
      const opening = last.then(() => openNow(steps, signal))
      last = opening.catch(() => undefined)
      return opening
    },
    /** A session has ended. */
    end(session: OpenedSession) {
      for (const [id, one] of sessions) if (one === session) sessions.delete(id)
    },
    /** Documents need another session. */
    forget(ids: readonly number[]) {
      for (const id of ids) sessions.delete(id)
    },
  }
}

export type SigningSessions = ReturnType<typeof createSessions>
