import type { FieldCode } from '@sauda/sdk'
import { passwordProblems } from '@sauda/sdk/access'
import { isCommonPassword } from '../../platform/common-passwords.ts'

/** Returns what is wrong with a user's new password, as field codes. */
export function newPasswordErrors(
  password: string,
  login: { email: string; phone: string | null },
): FieldCode[] {
  const problems = passwordProblems(password, login)
  return problems.length === 0 && isCommonPassword(password) ? ['common'] : problems
}
