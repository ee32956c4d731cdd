import type { components } from '@sauda/sdk'
import type { Actor, SessionCookie } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import * as platform from '../../platform/sessions.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { deviceOf } from './device.ts'
import { endSessionOf, findSessions } from './queries.ts'

type SessionList = components['schemas']['SessionList']

/** Where the asker is signed in. */
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

/** Ends one of the asker's own sessions, and its live connection with it. @throws Refusal `not_found` */
export async function endSession(
  { db, clock, push }: Deps,
  actor: Actor,
  id: number,
  session: SessionCookie,
): Promise<true> {
  if (!(await endSessionOf(db, actor.id, id, clock.now()))) throw new Refusal('not_found')
  if (id === actor.session_id) session.clear()
  push.renew(actor.id)
  return true
}

/** Ends all of the asker's sessions but the one that asks. Answers how many there were. */
export async function endOtherSessions({ db, push }: Deps, actor: Actor): Promise<number> {
  const ended = await platform.endOtherSessions(db, actor.id, actor.session_id)
  if (ended > 0) push.renew(actor.id)
  return ended
}
