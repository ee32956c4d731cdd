import type { MessagePort } from 'node:worker_threads'

/** Messages to the embedded database's thread. A session's port carries the bytes of the wire protocol. */
export type EngineRequest = { session: MessagePort } | 'snapshot' | 'close'

/** Messages from it. */
export type EngineReply =
  | { event: 'ready' }
  | { event: 'snapshot'; bytes: Uint8Array<ArrayBuffer> }
  | { event: 'failed'; error: Error }
