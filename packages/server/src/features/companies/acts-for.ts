import { can, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'

/** A user who acts, known by a session or by the token of a letter. */
export type Person = Pick<Actor, 'id' | 'role_id' | 'company_id' | 'function'>

/** Returns whether a number in a call means the user: their own, or that of the company they act for. */
export function isMe({ id, company_id }: Person, number: number): boolean {
  return number === id || (company_id !== null && number === company_id)
}

/** Returns the company for which a user sells; null for private persons, and for staff. */
export function sellsFor(person: Person): number | null {
  return can(person, 'ads.own') ? person.company_id : null
}

/** Returns under which numbers a user sells: the own one, and that of the company they act for if their function allows it. */
export function sellersOf(person: Person): number[] {
  const company = sellsFor(person)
  return company === null ? [person.id] : [person.id, company]
}

/** Returns a user who acts for nobody else, such as a moderator. */
export function actsAlone({ id, role_id }: { id: number; role_id: number }): Person {
  return { id, role_id, company_id: null, function: null }
}

/** Returns one of the people of a company as a user who acts for it. */
export function asMember({ id, company_id, function: does }: Omit<Person, 'role_id'>): Person {
  return { id, role_id: ROLE.tenant, company_id, function: does }
}
