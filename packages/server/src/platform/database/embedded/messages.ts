import type { MessagePort } from 'node:worker_threads'

/** What the embedded database's thread is asked. A session's port carries the bytes of the wire protocol. */
export type EngineRequest = { session: MessagePort } | 'snapshot' | 'close'

/** What it tells. */
export type EngineReply =
  | { event: 'ready' }
  | { event: 'snapshot'; bytes: Uint8Array<ArrayBuffer> }
  | { event: 'failed'; error: Error }
