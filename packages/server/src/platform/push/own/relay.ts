import type { Database, Queries } from '../../database/open-database.ts'
import type { PushMessage } from '../push.ts'
import { openServerRelay } from './server-relay.ts'

/** Carries messages to the other servers of a database. */
export interface Relay {
  /** Never waits and never throws. */
  publish(message: PushMessage): void
  close(): Promise<void>
}

export interface Listener {
  /** Receives messages of other servers; a server delivers its own itself. */
  onMessage(message: PushMessage): void
  /** Messages may have been missed while the connection was down. */
  onGap(): void
  onError(error: unknown): void
}

/**
 * Relays between the processes of a PostgreSQL server; an embedded database has one process, which has all its servers.
 */
export async function openRelay(database: Database, listener: Listener): Promise<Relay> {
  return database.url === undefined
    ? openLocalRelay(database, listener)
    : openServerRelay({ url: database.url, query: database.query }, listener)
}

/** By what all servers of a database have in common, even if one of them watches its own statements. */
const here = new WeakMap<Queries, Set<Listener>>()

function openLocalRelay(database: Database, listener: Listener): Relay {
  const listeners = here.get(database.unhurried) ?? new Set()
  here.set(database.unhurried, listeners.add(listener))
  return {
    publish(message) {
      for (const other of listeners) if (other !== listener) other.onMessage(message)
    },
    close: async () => {
      listeners.delete(listener)
    },
  }
}
