import type { Person } from '../people.ts'
import type { Ask, TestServer } from '../test-server.ts'

/** The client's role, in the order of the statuses. */
export const PEOPLE = [
  'guest',
  'tenant',
  'administrator',
  'manager',
  'operator',
  'person',
  'blocked',
] as const

export type Statuses = readonly [number, number, number, number, number, number, number]

export interface Scene {
  test: TestServer
  /** Null for a guest. */
  me: Person | null
  /** Whose data is requested: the client's own, or a stranger's. */
  of: Person
}

/** A request, and the response status for each role about their own data and a stranger's. */
export interface Row {
  ask(scene: Scene): Ask | Promise<Ask>
  own: Statuses
  foreign: Statuses
}

export const ALL = [200, 200, 200, 200, 200, 200, 200] as const
export const SIGNED_IN = [401, 200, 200, 200, 200, 200, 401] as const
export const ONLY_OWN = [401, 404, 404, 404, 404, 404, 401] as const
export const ONLY_ADMINISTRATORS = [401, 403, 200, 403, 403, 403, 401] as const
export const ONLY_STAFF = [401, 403, 200, 200, 200, 403, 401] as const
export const OWN_OR_STAFF = [401, 404, 200, 200, 200, 404, 401] as const

export function open(path: string, method: 'GET' | 'POST' = 'GET'): Row {
  return { ask: () => ({ method, path }), own: ALL, foreign: ALL }
}

/** The response depends on the client's role alone: the data belongs to nobody. */
export function forRoles(statuses: Statuses, ask: Row['ask']): Row {
  return { ask, own: statuses, foreign: statuses }
}
