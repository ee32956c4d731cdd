import type { ColleagueAction } from '../generated/schemas.ts'

/** What rules about colleagues read of a person. */
export interface ColleaguePlace {
  /** User id. */
  readonly id: number
  /** What the person does for the company: owner, accountant, seller. */
  readonly function: string
  /** Whether an administrator has blocked the person; omitted means no. */
  readonly blocked?: boolean | undefined
}

/** Somebody who looks at a membership of the same company. */
export interface ColleagueCase {
  /** Who acts. */
  readonly me: ColleaguePlace
  /** Whose membership it is; may be the same person. */
  readonly member: ColleaguePlace
  /** How many owners the company has, those who are blocked included. */
  readonly owners: number
}

/**
 * Returns what somebody may do with a membership of the own company. Owners change everything, but a company always keeps an
 * owner: the last one can neither leave nor get another function. Everybody else may leave. Nobody who is blocked is made an owner.
 */
export function colleagueActions({ me, member, owners }: ColleagueCase): ColleagueAction[] {
  const isOwn = me.id === member.id
  if (isLastOwner(member, owners)) return []
  const byOwner = me.function === 'owner'
  if (!byOwner) return isOwn ? ['leave'] : []
  if (isOwn) return ['change_function', 'leave']
  const mayOwn = member.function !== 'owner' && !member.blocked
  return mayOwn ? ['change_function', 'make_owner', 'remove'] : ['change_function', 'remove']
}

/** Whether somebody is the only owner of a company that has so many. */
export function isLastOwner(member: Pick<ColleaguePlace, 'function'>, owners: number): boolean {
  return member.function === 'owner' && owners <= 1
}
