import { attempt, type Portal } from '@sauda/sdk'
import { passwordProblems, setPassword, type User } from '@sauda/sdk/access'
import type { FieldCode } from '@sauda/sdk/language'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

type Changed = { failure?: undefined } | { failure: ActionFailure; status: number }

/** Changes the user's own password. What can be validated without the server is validated first. */
export async function changePassword(portal: Portal, user: User, form: FormData): Promise<Changed> {
  const current_password = textOf(form, 'current_password')
  const password = textOf(form, 'password')
  const errors = passwordErrors({ current_password, password }, user)
  if (Object.keys(errors).length > 0) return { failure: { code: 'invalid', errors }, status: 422 }
  const changed = await attempt(setPassword(portal, user.id, { password, current_password }))
  return changed.ok ? {} : failureFrom(changed.error)
}

/** Error codes by wire name; empty if both passwords may be sent. */
export function passwordErrors(
  typed: { current_password: string; password: string },
  user: Pick<User, 'email' | 'phone'>,
): Record<string, FieldCode[]> {
  const problems = passwordProblems(typed.password, user)
  return {
    ...(typed.current_password === '' && { current_password: ['required' as const] }),
    ...(problems.length > 0 && { password: problems }),
  }
}
