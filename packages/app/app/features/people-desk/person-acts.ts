import { isTenant } from '@sauda/sdk/access'
import type { PersonCard } from '@sauda/sdk/people'

/** What the page of a person asks about, each at an address of its own. */
export const PERSON_ACTS = ['role', 'section', 'unblock', 'block'] as const

export type PersonActName = (typeof PERSON_ACTS)[number]

export function isPersonAct(word: unknown): word is PersonActName {
  return PERSON_ACTS.some((act) => act === word)
}

/** Returns what an administrator may do with a person, in the order in which it is offered. */
export function actsOn(
  { id, role_id, memberships, blocked_at }: Pick<PersonCard, 'id' | 'role_id' | 'memberships' | 'blocked_at'>,
  me: number,
): PersonActName[] {
  const can: Record<PersonActName, boolean> = {
    // A tenant's role comes from the company.
    role: !isTenant(role_id) && memberships.length === 0,
    section: true,
    unblock: blocked_at !== null,
    block: blocked_at === null && id !== me,
  }
  return PERSON_ACTS.filter((act) => can[act])
}
