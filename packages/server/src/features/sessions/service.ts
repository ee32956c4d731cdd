import type { components } from '@sauda/sdk'
import type { Actor, SessionCookie } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import * as platform from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { deviceOf } from './device.ts'
import { endSessionOf, findSessions } from './queries.ts'

type SessionList = components['schemas']['SessionList']

/** Returns where the current user is signed in. */
export async function listSessions({ db, clock }: Deps, actor: Actor): Promise<SessionList> {
  const rows = await findSessions(db, actor.id, clock.now())
  const items = rows.map(({ user_agent, created_at, seen_at, ...row }) => ({
    ...row,
    ...deviceOf(user_agent),
    current: row.id === actor.session_id,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }))
  return page(items)
}

/** Returns where a user is signed in, without the networks, for administrators. */
export async function sessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<components['schemas']['PersonSession'][]> {
  const rows = await findSessions(db, userId, clock.now())
  return rows.map(({ id, user_agent, created_at, seen_at }) => ({
    id,
    ...deviceOf(user_agent),
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }))
}

/** Ends one of the current user's sessions and its live connection. @throws RefusalError `not_found` */
export async function endSession(
  { db, clock, push }: Deps,
  actor: Actor,
  id: number,
  session: SessionCookie,
): Promise<true> {
  if (!(await endSessionOf(db, actor.id, id, clock.now()))) throw new RefusalError('not_found')
  if (id === actor.session_id) session.clear()
  push.renew(actor.id)
  return true
}

/** Ends all of the user's sessions but the current one. Returns how many there were. */
export async function endOtherSessions({ db, push }: Deps, actor: Actor): Promise<number> {
  const ended = await platform.endOtherSessions(db, actor.id, actor.session_id)
  if (ended > 0) push.renew(actor.id)
  return ended
}
