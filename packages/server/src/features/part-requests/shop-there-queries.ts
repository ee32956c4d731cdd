import { functionsWith } from '@sauda/sdk/access'
import { sql } from 'kysely'

const ANSWERERS = functionsWith('requests.answer')

/** Somebody of a company `c` may answer. */
export const HAS_PEOPLE = sql<boolean>`exists (select from memberships m join users u on u.id = m.user_id
  where m.company_id = c.id and m.until is null and u.blocked_at is null and m.function = any(${ANSWERERS}))`

/** The shop of an answer `a` is still there: it was not a tenant's before, has a room and somebody who may answer. */
export const IS_THERE = sql<boolean>`(a.ended_at is null and exists (select from companies c where c.id = a.company_id
  and exists (select from rooms where company_id = c.id) and ${HAS_PEOPLE}))`
