import type { Server } from 'node:http'
import type { PushAccess } from './access.ts'

/** Carries hints to people who have a page open. What is not delivered is found by asking. */
export interface Push {
  /** Sends an event to everybody named who is there; never waits and never throws. */
  send(userIds: readonly number[], event: string, data: object): void
  /** Has a person's pages connect anew: one whose session is over is not let in again. Hosted Pusher has no such thing. */
  renew(userId: number): void
}

/** The push as the server opens it. */
export interface PushService extends Push {
  access: PushAccess
  /** Takes the clients that come to this server, where it is the endpoint. */
  attach(server: Server): void
  close(): Promise<void>
}

/** What goes to the pages of people, in this process and in the others. */
export type PushMessage =
  | { users: readonly number[]; event: string; data: object }
  | { users: readonly number[]; renew: true }
