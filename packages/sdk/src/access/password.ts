import type { FieldCode } from '../language/index.ts'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** What a user signs in with, which a password must not repeat. */
export interface Login {
  /** E-mail address of the user. */
  readonly email?: string | null | undefined
  /** Phone of the user in E.164. */
  readonly phone?: string | null | undefined
}

/**
 * Returns the problems of a new password as field codes; empty if it is valid. Only the server checks whether it is a
 * commonly used one (`common`). A character of any alphabet counts as one.
 */
export function passwordProblems(password: string, { email, phone }: Login = {}): FieldCode[] {
  const { length } = [...password]
  if (length === 0) return ['required']
  if (length < PASSWORD_MIN) return ['too_short']
  if (length > PASSWORD_MAX) return ['too_long']
  return isLikeEmail(password, email) || isLikePhone(password, phone) ? ['like_login'] : []
}

// The address or the name in it, also with digits and signs appended.
function isLikeEmail(password: string, email: string | null | undefined): boolean {
  if (!email) return false
  const login = email.toLowerCase()
  const typed = password.toLowerCase()
  const name = login.split('@')[0] ?? login
  // As much of the address as is there.
  const beginning = typed.replace(/[^\p{L}]+$/u, '')
  if (beginning.length > name.length && login.startsWith(beginning)) return true
  return [login, name].some(
    (word) => word.length > 2 && typed.startsWith(word) && !/\p{L}/u.test(typed.slice(word.length)),
  )
}

// The ten digits of the subscriber, with or without a prefix and separators.
function isLikePhone(password: string, phone: string | null | undefined): boolean {
  if (!phone || /[^\d\s()+.-]/.test(password)) return false
  const digits = password.replace(/\D/g, '')
  return digits.length <= 12 && digits.includes(phone.slice(-10))
}
