import type { Server } from 'node:http'
import type { PushAccess } from './access.ts'

/** Sends hints to users with an open page. Clients find missed ones on their next request. */
export interface Push {
  /** Sends an event to all listed users who are connected; never waits and never throws. */
  send(userIds: readonly number[], event: string, data: object): void
  /** Makes a user's pages reconnect; a page whose session is over is rejected. Hosted Pusher has no such function. */
  renew(userId: number): void
}

/** The push as the server opens it. */
export interface PushService extends Push {
  access: PushAccess
  /** Accepts the clients of this server, if it has its own endpoint. */
  attach(server: Server): void
  close(): Promise<void>
}

/** Events to the pages of users, in this process and in the others. */
export type PushMessage =
  | { users: readonly number[]; event: string; data: object }
  | { users: readonly number[]; renew: true }
